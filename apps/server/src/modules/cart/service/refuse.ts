import type { Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { localised } from '../../../platform/localised.ts';
import { type FieldFault, Problem } from '../../../platform/problem.ts';
import type { LineFault } from '../rules.ts';

const STATUS = { 'articles.not_found': 404, 'cart.not_sellable': 409 } as const;

const statusOf = (code: LineFault['code']) =>
  code === 'articles.not_found' || code === 'cart.not_sellable' ? STATUS[code] : 400;

const factsOf = ({ facts, article }: LineFault, language: Language) => ({
  ...facts,
  ...(article ? { code: article.code, unit: localised(article.unit, language) } : {}),
});

/** The faults of lines as one problem: that of the first, and each of them as an error of its line. */
export function problemOf(faults: readonly LineFault[], language: Language): Problem {
  const [first] = faults;
  if (!first) throw new RangeError('no fault, no problem');
  const errors = faults.map((fault): FieldFault => ({
    field: `articles.${fault.articleId}.quantity`,
    key: fault.code,
    facts: factsOf(fault, language),
  }));
  return new Problem(first.code, statusOf(first.code), { facts: factsOf(first, language), errors });
}

/** Why a line cannot be in a cart, as a sentence. */
export const reasonOf = (fault: LineFault, language: Language): string =>
  text(language, fault.code, { code: '', unit: '', ...factsOf(fault, language) });
