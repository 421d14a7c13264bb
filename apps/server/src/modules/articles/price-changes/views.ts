import type { PriceChangeLine, PriceChangeView, PriceRule } from '@sjaj/contract';
import { type Feninga, feninga, type Language, netFromGross, shareOf, toKm } from '@sjaj/domain';
import { hasCapability, type Staff } from '../../../kernel/actor.ts';
import { localised } from '../../../kernel/localised.ts';
import { marginPercent } from './rules/new-prices.ts';
import { canUndo } from './rules/state.ts';
import type { StoredLine } from './store/lines.ts';
import type { StoredChange } from './store/price-changes.ts';

export const changeView = ({ createdAt, endedAt, ...stored }: StoredChange, now: Date): PriceChangeView => ({
  ...stored,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  canUndo: canUndo({ ...stored, endedAt }, now),
});

interface LineReader {
  readonly actor: Staff;
  readonly language: Language;
  readonly price: PriceRule['price'];
}

const km = (amount: number): number => toKm(feninga(amount));

const moveOf = (before: number | null, after: number | null): PriceChangeLine['vpc'] =>
  before === null ? null : { before: km(before), after: after === null ? null : km(after) };

export function lineView(line: StoredLine, { actor, language, price }: LineReader): PriceChangeLine {
  const { line: id, articleId, code, title, outcome, error, warning, cost, taxRateBp } = line;
  const [before, after] = price === 'vpc' ? [line.vpcBefore, line.vpcAfter] : [line.mpcBefore, line.mpcAfter];
  const seesCosts = hasCapability(actor, 'viewCostPrices');
  const netOf = (amount: number): Feninga =>
    price === 'vpc' ? feninga(amount) : netFromGross(feninga(amount), taxRateBp ?? 0);
  const marginOf = (amount: number | null): number | null =>
    amount === null || cost === null || !seesCosts ? null : marginPercent(netOf(amount), cost);
  return {
    id,
    articleId,
    code,
    outcome,
    error,
    warning,
    title: title === null ? '' : localised(title, language),
    vpc: moveOf(line.vpcBefore, line.vpcAfter),
    mpc: moveOf(line.mpcBefore, line.mpcAfter),
    percent: before && after !== null ? shareOf(after - before, 1_000, before) / 10 : null,
    marginBefore: marginOf(before),
    marginAfter: marginOf(after),
    cost: seesCosts && cost !== null ? km(cost) : null,
  };
}
