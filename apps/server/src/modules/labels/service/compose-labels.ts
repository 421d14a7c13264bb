import type { LabelFact, LabelForm } from '@sjaj/contract';
import { barcodeKind, type Content, formatKm, formatNumber } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { type Customer, seesPrices } from '../../../kernel/actor.ts';
import { localised } from '../../../kernel/localised.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ContentRow, describeArticles, isRetail } from '../../cart/index.ts';
import { loadPriceLookup } from '../../pricing/index.ts';
import { readPricedSavedCart } from '../../saved-carts/index.ts';
import { SHEETS } from '../rules/sheets.ts';
import { codesOf, type LabelCodes, type ListedArticle, listedArticles } from '../store.ts';
import type { PrintedLabel, PrintedLabels } from './printed-labels.ts';

/** More labels than this fill twenty sheets, and were not meant. */
const MOST_LABELS = 500;

interface LabelContext extends RequestContext<Customer> {
  readonly publicUrl: string | null;
}

/** What is printed on each label, in the language of the caller. 404 for a saved cart that the caller may not load. */
export async function composeLabels(db: Db, form: LabelForm, context: LabelContext): Promise<PrintedLabels> {
  const listed = await articlesOf(db, form, context);
  if (listed.length === 0) throw new Problem('labels.nothing_to_print', 409);
  if (listed.length > MOST_LABELS) throw new Problem('labels.too_many', 409, { facts: { maximum: MOST_LABELS } });
  const ids = listed.map(({ articleId }) => articleId);
  const [rows, codes, priceOf] = await Promise.all([
    describeArticles(db, ids),
    codesOf(db, context.actor.companyId, ids),
    pricesOf(db, form, ids, context),
  ]);
  const rowOf = new Map(rows.map((row) => [row.articleId, row]));
  const codeOf = new Map(codes.map((code) => [code.articleId, code]));
  const labels = listed.flatMap((article): PrintedLabel[] => {
    const row = rowOf.get(article.articleId);
    const code = codeOf.get(article.articleId);
    return row && code ? [labelOf({ ...article, row, code, price: priceOf(article) }, form, context)] : [];
  });
  return { sheet: SHEETS[form.sheet], start: form.start, title: text(context.language, 'articleLabel.file'), labels };
}

/** The articles of the source, once each. */
async function articlesOf(db: Db, { source }: LabelForm, context: LabelContext): Promise<readonly ListedArticle[]> {
  if (source.kind !== 'savedCart')
    return listedArticles(db, source.kind, { actor: context.actor, limit: MOST_LABELS + 1 });
  const { lines } = await readPricedSavedCart(db, source.id, context);
  return lines
    .filter(({ article }) => article.isVisible)
    .map(({ article, quantity }) => ({ articleId: article.articleId, quantity }));
}

type PriceOf = (article: ListedArticle) => string | null;

/** Each article's price of today, alone; of no article for callers who asked for none or see none. */
async function pricesOf(db: Db, form: LabelForm, ids: readonly number[], context: LabelContext): Promise<PriceOf> {
  const { actor, language, now } = context;
  if (!form.facts.includes('price') || !seesPrices(actor)) return () => null;
  const payer = { companyId: actor.companyId, retail: isRetail(actor) };
  const lookUp = await loadPriceLookup(db, payer, ids, now);
  return ({ articleId }) => {
    const found = lookUp([{ articleId, quantity: 1 }]).get(articleId);
    return found ? formatKm(found.price, language) : null;
  };
}

interface Described extends ListedArticle {
  readonly row: ContentRow;
  readonly code: LabelCodes;
  readonly price: string | null;
}

function labelOf({ row, code, quantity, price }: Described, form: LabelForm, context: LabelContext): PrintedLabel {
  const { language } = context;
  const words = (content: Content): string => localised(content, language, [row.brand]);
  const values = (row.variationValues ?? []).map(words).join(' · ');
  const unit = words(row.unit);
  const facts: readonly (readonly [LabelFact, string | null])[] = [
    ['values', values || null],
    ['code', text(language, 'articleLabel.code', { code: row.code })],
    ['partNumber', code.partNumber && text(language, 'articleLabel.partNumber', { code: code.partNumber })],
    [
      'quantity',
      quantity === null ? null : text(language, 'articleLabel.quantity', { quantity: formatNumber(quantity), unit }),
    ],
  ];
  return {
    title: words(row.title),
    facts: facts.flatMap(([fact, words]) => (words && form.facts.includes(fact) ? [words] : [])),
    price: price === null ? null : `${price} / ${unit}`,
    symbol: symbolOf(row.code, code.ean, form, context),
  };
}

/** A barcode where it is wanted and the article has one that scanners take; a QR code that finds the article in the shop otherwise. */
function symbolOf(
  code: string,
  ean: string | null,
  { symbol }: LabelForm,
  { publicUrl }: LabelContext,
): PrintedLabel['symbol'] {
  const kind = ean === null || symbol === 'qr' ? null : barcodeKind(ean);
  if (ean !== null && kind !== null) return { format: kind, text: ean };
  return { format: 'QRCode', text: publicUrl === null ? code : `${publicUrl}/search/${encodeURIComponent(code)}` };
}
