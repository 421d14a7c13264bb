import { type Feninga, formatKm, type Language } from '@sjaj/domain';
import { text, textWithFacts } from '@sjaj/i18n/server';
import { type Customer, seesPrices } from '../../../kernel/actor.ts';
import { localised } from '../../../kernel/localised.ts';
import { type FieldError, Problem } from '../../../platform/problem.ts';
import type { Refusal } from '../../coupons/index.ts';
import type { LineError } from '../rules/cart.ts';

const STATUS: { readonly [code in LineError['code']]?: 404 | 409 } = {
  'articles.not_found': 404,
  'cart.not_sellable': 409,
  'cart.out_of_stock': 409,
  'cart.not_enough_stock': 409,
};

const statusOf = (code: LineError['code']) => STATUS[code] ?? 400;

const factsOf = ({ facts, article }: LineError, language: Language) => ({
  ...facts,
  ...(article ? { code: article.code, unit: localised(article.unit, language) } : {}),
});

/**
 * One problem for the errors of several lines, with the code of the first: 404 for an unknown article, 409 where it cannot be bought or stock
 * is short, else 400. Each error is told at its line, too.
 */
export function problemOf(lineErrors: readonly LineError[], language: Language): Problem {
  const [first] = lineErrors;
  if (!first) throw new RangeError('a problem without an error');
  const errors = lineErrors.map((error): FieldError => ({
    field: `articles.${error.articleId}.quantity`,
    key: error.code,
    facts: factsOf(error, language),
  }));
  return new Problem(first.code, statusOf(first.code), { facts: factsOf(first, language), errors });
}

/** Why a line cannot be in a cart, as a sentence. */
export const reasonOf = (error: LineError, language: Language): string =>
  textWithFacts(language, error.code, { code: '', unit: '', ...factsOf(error, language) });

/**
 * Whether a buyer is told of a refusal. Without prices not of a minimum that is not reached: how many pieces reach it says what one costs. The
 * code stays on the cart, and takes effect with the minimum.
 */
export const isShownTo = (refusal: Refusal, reader: Customer): boolean =>
  refusal !== 'coupons.below_minimum' || seesPrices(reader);

interface RefusedCoupon {
  readonly refusal: Refusal;
  readonly minimumOrder: Feninga;
}

interface ViewContext {
  readonly actor: Customer;
  readonly language: Language;
}

/** The facts for the text about a refused code. The amount is left out for users without prices. */
const factsOfRefusal = ({ minimumOrder }: RefusedCoupon, { actor, language }: ViewContext) => ({
  amount: seesPrices(actor) ? formatKm(minimumOrder, language) : '–',
});

export const couponProblem = (refused: RefusedCoupon, reader: ViewContext): Problem =>
  new Problem(refused.refusal, 409, { facts: factsOfRefusal(refused, reader) });

/** Why a discount code gives no discount, as a sentence. */
export const couponReason = (refused: RefusedCoupon, reader: ViewContext): string =>
  text(reader.language, refused.refusal, factsOfRefusal(refused, reader));
