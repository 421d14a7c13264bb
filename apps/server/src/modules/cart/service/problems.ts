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

/** The faults of lines as one problem: that of the first, and each of them as an error of its line. */
export function problemOf(faults: readonly LineError[], language: Language): Problem {
  const [first] = faults;
  if (!first) throw new RangeError('no fault, no problem');
  const errors = faults.map((fault): FieldError => ({
    field: `articles.${fault.articleId}.quantity`,
    key: fault.code,
    facts: factsOf(fault, language),
  }));
  return new Problem(first.code, statusOf(first.code), { facts: factsOf(first, language), errors });
}

/** Why a line cannot be in a cart, as a sentence. */
export const reasonOf = (fault: LineError, language: Language): string =>
  textWithFacts(language, fault.code, { code: '', unit: '', ...factsOf(fault, language) });

interface RefusedCoupon {
  readonly refusal: Refusal;
  readonly minimumOrder: Feninga;
}

interface ViewContext {
  readonly actor: Customer;
  readonly language: Language;
}

/** What fills the sentence about a refused code; an amount is told to whom amounts are shown. */
const factsOfRefusal = ({ minimumOrder }: RefusedCoupon, { actor, language }: ViewContext) => ({
  amount: seesPrices(actor) ? formatKm(minimumOrder, language) : '–',
});

export const couponProblem = (refused: RefusedCoupon, reader: ViewContext): Problem =>
  new Problem(refused.refusal, 409, { facts: factsOfRefusal(refused, reader) });

/** Why a code gives nothing, as a sentence. */
export const couponReason = (refused: RefusedCoupon, reader: ViewContext): string =>
  text(reader.language, refused.refusal, factsOfRefusal(refused, reader));
