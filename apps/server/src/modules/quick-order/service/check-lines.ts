import type { CheckedLine } from '@sjaj/contract';
import { availableOn, codeReadings, type Language, times } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { type Customer, seesPrices } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { visibleAmount } from '../../../kernel/visible-amount.ts';
import {
  type ContentRow,
  describeArticles,
  isRetail,
  isSellable,
  findOrderError,
  reasonOf,
  totalsOf,
} from '../../cart/index.ts';
import { type LinePrice, oldPriceView, loadPriceLookup } from '../../pricing/index.ts';
import { judge, keyOf, type Meaning, meaningOf, stepOf } from '../rules.ts';
import * as store from '../store.ts';
import { articleView } from '../views.ts';

interface CheckContext {
  readonly actor: Customer;
  readonly language: Language;
  readonly now: Date;
}

interface AskedLine {
  readonly line: number;
  readonly code: string;
  readonly quantity: number | null;
}

interface Checked {
  lines: CheckedLine[];
  totals: { net: number | null; vat: number | null; total: number | null };
}

/** Finds the article of each line and says what is wrong with it: three statements, however many lines there are. */
export async function checkLines(db: Db, lines: readonly AskedLine[], context: CheckContext): Promise<Checked> {
  const { actor, now } = context;
  const meanings = await meaningsOf(db, actor, lines);
  const ids = new Set([...meanings.values()].flatMap(idsOf));
  const rows = new Map((await describeArticles(db, [...ids])).map((row) => [row.articleId, row]));
  const judged = lines.map((line) => judgedLine(line, meanings.get(line.line), rows));
  const payer = { companyId: actor.companyId, retail: isRetail(actor) };
  // What can be ordered is priced as the cart that it becomes; any other line by itself.
  const lookUpPrices = await loadPriceLookup(db, payer, rows.keys(), now);
  const ordered = lookUpPrices(judged.filter(canBeOrdered).flatMap(wantedOf));
  const priced = judged.map((line) => {
    const prices = canBeOrdered(line) ? ordered : lookUpPrices(wantedOf(line));
    return { ...line, price: line.row && prices.get(line.row.articleId) };
  });
  return { lines: priced.map((line) => lineView(line, context)), totals: totalsShown(priced, actor) };
}

const wantedOf = ({ row, quantity }: JudgedLine) =>
  row ? [{ articleId: row.articleId, quantity: quantity ?? 1 }] : [];

async function meaningsOf(db: Db, actor: Customer, lines: readonly AskedLine[]): Promise<ReadonlyMap<number, Meaning>> {
  const codes = lines.map(({ line, code }) => {
    const key = keyOf(code);
    return { line, code, key, readings: codeReadings(key).join(' ') };
  });
  const byLine = Map.groupBy(await store.find(db, actor, codes), ({ line }) => line);
  return new Map(codes.map(({ line, key }) => [line, meaningOf(byLine.get(line) ?? [], key)]));
}

const idsOf = (meaning: Meaning): readonly number[] =>
  meaning.kind === 'one' ? [meaning.articleId] : meaning.articleIds;

interface JudgedLine extends AskedLine {
  readonly state: CheckedLine['state'];
  readonly row: ContentRow | undefined;
  readonly candidates: readonly ContentRow[];
  readonly step: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
}

function judgedLine(line: AskedLine, meaning: Meaning | undefined, rows: ReadonlyMap<number, ContentRow>): JudgedLine {
  const one = meaning?.kind === 'one' ? meaning : undefined;
  const row = one && rows.get(one.articleId);
  if (!one || !row) {
    const candidates = meaning ? idsOf(meaning).flatMap((id) => rows.get(id) ?? []) : [];
    const state = meaning?.kind === 'several' ? 'ambiguous' : 'unknown';
    return { ...line, state, row: undefined, candidates, step: null, lower: null, upper: null };
  }
  const rule = { minimum: row.minimumQuantity, pack: row.packSize };
  const judgement = judge({
    quantity: line.quantity,
    contents: one.contents,
    rule,
    isSellable: isSellable(row),
    available: availableOn(row),
    takesPreOrders: row.takesPreOrders,
  });
  return { ...line, ...judgement, row, candidates: [], step: stepOf(one.contents, rule) };
}

interface PricedLine extends JudgedLine {
  readonly price: LinePrice | undefined;
}

const canBeOrdered = ({ state }: JudgedLine): boolean => state === 'ok' || state === 'short';

function lineView(line: PricedLine, { actor, language }: CheckContext): CheckedLine {
  const km = visibleAmount(actor);
  const { price } = line;
  const amount = price && canBeOrdered(line) ? times(price.price, line.quantity ?? 0) : undefined;
  return {
    line: line.line,
    code: line.code,
    quantity: line.quantity,
    step: line.step,
    state: line.state,
    article: line.row ? articleView(line.row, language) : null,
    candidates: line.candidates.map((row) => articleView(row, language)),
    lower: line.lower,
    upper: line.upper,
    reason: reasonFor(line, language),
    price: km(price?.price),
    oldPrice: price && seesPrices(actor) ? oldPriceView(price) : null,
    amount: km(amount),
  };
}

function reasonFor({ state, code, row, quantity }: JudgedLine, language: Language): string | null {
  if (state === 'unknown') return text(language, 'cart.code_unknown', { code });
  if (state === 'ambiguous') return text(language, 'cart.code_ambiguous', { code });
  const error = row && findOrderError(row.articleId, row, quantity ?? 0);
  return error ? reasonOf(error, language) : null;
}

function totalsShown(lines: readonly PricedLine[], actor: Customer): Checked['totals'] {
  const good = lines.flatMap((line) =>
    line.price && canBeOrdered(line) ? [{ quantity: line.quantity ?? 0, price: line.price }] : [],
  );
  const { net, vat, total } = totalsOf(good, isRetail(actor));
  const km = visibleAmount(actor);
  return { net: km(net), vat: km(vat), total: km(total) };
}
