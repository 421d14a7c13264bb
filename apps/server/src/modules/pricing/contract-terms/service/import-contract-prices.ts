import { businessDate, type Feninga, toKm } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import type { Tx } from '../../../../platform/database/db.ts';
import { renewedPeriod } from '../../rules/contract-period.ts';
import * as companies from '../store/companies.ts';
import * as store from '../store/contract-prices.ts';
import { audit } from './discounts.ts';

interface ImportedPrice {
  readonly companyId: number;
  readonly article: { readonly id: number; readonly code: string };
  readonly before: Feninga | null;
  /** Null for none: the company pays by the other rules then. */
  readonly price: Feninga | null;
  readonly now: Date;
}

/** Sets or removes a contract price of an import, which has asked about doubtful prices already. A price that has ended holds again. */
export async function saveImportedContractPrice(
  tx: Tx,
  staff: Pick<Staff, 'userId' | 'name'>,
  { companyId, article, before, price, now }: ImportedPrice,
): Promise<void> {
  await companies.lock(tx, companyId);
  if (price === null) await store.removeContractPrice(tx, companyId, article.id);
  else {
    const period = renewedPeriod(await store.contractPrice(tx, companyId, article.id), businessDate(now));
    await store.setContractPrice(tx, { companyId, articleId: article.id, price, period });
  }
  await audit(tx, staff, {
    companyId,
    action: price === null ? 'pricing.remove_contract_price' : 'pricing.set_contract_price',
    before: { about: article.code, price: before === null ? null : toKm(before) },
    ...(price !== null && { after: { about: article.code, price: toKm(price) } }),
  });
}
