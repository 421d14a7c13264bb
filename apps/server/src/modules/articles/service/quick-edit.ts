import type { ConfirmedPrice } from '@sjaj/contract';
import { fromKm } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { checkPriceChanges } from '../../pricing/index.ts';
import { checkNotShown, checkVersion } from '../rules.ts';
import * as store from '../store/articles.ts';
import { noteFormPrices, priceChanges } from './price-changes.ts';
import { ENTITY } from './save-article.ts';

interface QuickEditInput {
  readonly id: number;
  readonly version: number;
  /** KM. */
  readonly vpc?: number | undefined;
  readonly mpc?: number | undefined;
  readonly isVisibleOnWeb?: boolean | undefined;
  readonly confirmedPrices: readonly ConfirmedPrice[];
}

/** Changes price or visibility. 404 if the article does not exist, 409 if it has changed since or a doubtful price is not confirmed. */
export const quickEdit = (
  db: Db,
  staff: Staff,
  { id, version, confirmedPrices, ...edit }: QuickEditInput,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    checkVersion(await store.lock(tx, id), version);
    const article = await store.one(tx, id);
    if (!article) throw new Problem('articles.not_found', 404);
    const { form } = article;
    const { vpc = form.vpc, mpc = form.mpc, isVisibleOnWeb = form.isVisibleOnWeb } = edit;
    checkNotShown(article, isVisibleOnWeb);
    const taxRateBp = await store.taxRateBp(tx, form.taxGroupId);
    checkPriceChanges(staff, priceChanges(form, { ...form, vpc, mpc }, taxRateBp), confirmedPrices);
    await store.updatePricesAndVisibility(tx, id, { vpc: fromKm(vpc), mpc: fromKm(mpc), isVisibleOnWeb });
    await noteFormPrices(tx, { cause: 'edit', byName: staff.name }, [
      { id, before: form, after: { ...form, vpc, mpc } },
    ]);
    await writeAudit(tx, staff, {
      action: 'articles.quick_edit',
      entity: ENTITY,
      entityId: id,
      before: { vpc: form.vpc, mpc: form.mpc, isVisibleOnWeb: form.isVisibleOnWeb },
      after: { vpc, mpc, isVisibleOnWeb, ...(confirmedPrices.length > 0 && { confirmedPrices }) },
    });
  });
