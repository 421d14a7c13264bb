import { type Merge, type MergeCandidate, OPEN_STATUSES, ORDER_STATUS } from '@sjaj/contract';
import { feninga, mergeTaxGroups, sum } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { inTransactionOnce } from '../../../kernel/idempotency.ts';
import { Problem } from '../../../platform/problem.ts';
import { isTooMuch } from '../../cart/index.ts';
import { joinLines, joinTexts, obstacleBetween } from '../rules/merge.ts';
import { mergeFacts, setMergedInto, type SourceOrder } from '../store/derived-orders.ts';
import { list } from '../store/read.ts';
import { visibleParts } from '../store/scope.ts';
import { rowView, type Viewer } from '../views.ts';
import {
  checkDerivable,
  deriveOrders,
  type DerivedOrderDraft,
  lockVersions,
  type DerivedOrder,
  type DeriveOrdersInput,
} from './derive-orders.ts';
import { findOrder } from './read.ts';

const MOST_CANDIDATES = 50;

/** The open orders of the order's company, that order first, and what keeps each of them from being merged with it. */
export async function mergeCandidates(
  db: Db,
  id: number,
  viewer: Viewer & { actor: Staff },
): Promise<MergeCandidate[]> {
  const base = await findOrder(db, id, viewer.actor);
  const { companyId } = base;
  const filter = {
    ...visibleParts(viewer.actor),
    statuses: OPEN_STATUSES,
    from: null,
    before: null,
  };
  const open =
    companyId === null
      ? []
      : await list(db, { ...filter, companyIds: [companyId] }, { page: 1, pageSize: MOST_CANDIDATES });
  const rows = [base, ...open.filter((row) => row.id !== id)];
  const facts = await mergeFacts(
    db,
    rows.map((row) => row.id),
  );
  const own = facts.get(id);
  return rows.flatMap((row) => {
    const its = facts.get(row.id);
    if (!own || !its) return [];
    return [{ ...rowView(row, viewer), version: its.version, obstacle: obstacleBetween(own, its) }];
  });
}

/** Makes one order in 1 of several of a company, whose lines, discounts, postage and VAT add up to it. */
export const mergeOrders = (db: Db, input: DeriveOrdersInput & { readonly body: Merge }): Promise<DerivedOrder> =>
  inTransactionOnce(db, input.idempotency, (tx) => merge(tx, input));

async function merge(tx: Tx, input: DeriveOrdersInput & { readonly body: Merge }): Promise<DerivedOrder> {
  const sources = await lockVersions(tx, input.body.orders);
  const [base] = sources;
  if (!base) throw new Problem('orders.merge_needs_two', 400);
  for (const source of sources) {
    checkDerivable(source, 'merge', input.language);
    if (obstacleBetween(base, source) !== null) throw new Problem('orders.merge_differs', 409);
  }
  const draft = draftOf(base, sources);
  if (isTooMuch(loadOf(draft))) throw new Problem('cart.total_too_high', 409);
  const [made] = await deriveOrders(tx, input, { sources, drafts: [draft], to: ORDER_STATUS.merged });
  if (!made) throw new Error('merging made no order');
  await setMergedInto(
    tx,
    sources.map(({ id }) => id),
    made.id,
  );
  return made;
}

const loadOf = ({ goodsNet, taxGroups, weightG }: DerivedOrderDraft) => ({
  totals: { goods: feninga(goodsNet), total: sum(taxGroups.map((group) => group.total)) },
  weightG,
});

const total = (sources: readonly SourceOrder[], figure: 'discount' | 'postageNet' | 'weightG'): number =>
  sources.reduce((all, source) => all + source[figure], 0);

function draftOf(base: SourceOrder, sources: readonly SourceOrder[]): DerivedOrderDraft {
  const lines = joinLines(sources.flatMap((source) => source.lines));
  const coupons = new Set(sources.flatMap(({ couponId }) => couponId ?? []));
  return {
    copyOf: base.id,
    splitFrom: null,
    status: ORDER_STATUS.created,
    holdReason: null,
    goodsNet: lines.reduce((all, { net }) => all + net, 0),
    discount: total(sources, 'discount'),
    postageNet: total(sources, 'postageNet'),
    weightG: total(sources, 'weightG'),
    note: joinTexts(
      sources.map(({ note }) => note),
      '\n',
    ),
    customerReference: joinTexts(
      sources.map(({ customerReference }) => customerReference),
      ', ',
    ),
    couponId: coupons.size === 1 ? ([...coupons][0] ?? null) : null,
    couponCode: joinTexts(
      sources.map(({ couponCode }) => couponCode),
      ', ',
    ),
    taxGroups: mergeTaxGroups(sources.map(({ vatRates }) => vatRates.map(taxGroup))),
    lines,
  };
}

const taxGroup = ({ taxRateBp, base, vat }: SourceOrder['vatRates'][number]) => ({
  taxRateBp,
  net: feninga(base),
  vat: feninga(vat),
  total: feninga(base + vat),
});
