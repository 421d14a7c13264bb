import type { AdminArticleRow, ArticleFormOptions, VariationGrid } from '@sjaj/contract';
import { slugOf } from '@sjaj/domain';
import { plainAmount } from '../../../shared/figures/amounts.ts';
import { kmOf } from '../../../shared/figures/typed-amounts.ts';

export type Axis = ArticleFormOptions['attributes'][number];

/** A row of the grid as it is typed. */
export interface GridRow {
  readonly key: string;
  /** Null for an article that is made. */
  readonly article: { readonly id: number; readonly version: number } | null;
  /** One value for each axis; 0 while none is chosen. */
  readonly valueIds: readonly number[];
  readonly code: string;
  readonly ean: string;
  readonly vpc: string;
  readonly onHand: number | null;
}

export interface GridDraft {
  readonly axisIds: readonly number[];
  readonly rows: readonly GridRow[];
}

/** The grid as it is now. An article without a variation is its only row. */
export const draftOf = ({ attributeIds, members }: VariationGrid): GridDraft => ({
  axisIds: attributeIds,
  rows: members.map(({ id, version, valueIds, code, ean, vpc, onHand }) => ({
    key: String(id),
    article: { id, version },
    valueIds: attributeIds.map((_, axis) => valueIds[axis] ?? 0),
    code,
    ean: ean ?? '',
    vpc: plainAmount(vpc),
    onHand,
  })),
});

/** Other axes: a row keeps its values of those that stay. */
export const withAxes = ({ axisIds, rows }: GridDraft, next: readonly number[]): GridDraft => ({
  axisIds: next,
  rows: rows.map((row) => ({ ...row, valueIds: next.map((id) => row.valueIds[axisIds.indexOf(id)] ?? 0) })),
});

/** Every combination of the chosen values, the first axis slowest. */
const combinations = (chosen: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  chosen.reduce<readonly (readonly number[])[]>(
    (all, ids) => all.flatMap((one) => ids.map((id) => [...one, id])),
    [[]],
  );

const LONGEST_CODE = 40;

const codeOf = (base: string, axes: readonly Axis[], valueIds: readonly number[]): string =>
  [base, ...valueIds.map((id, axis) => axes[axis]?.values.find((value) => value.id === id)?.title ?? '')]
    .map((part, index) => (index === 0 ? part : slugOf(part).toUpperCase()))
    .join('-')
    .slice(0, LONGEST_CODE);

/** The grid with a row for each combination of these values that it lacks, at the price of the edited article. */
export function withMissing(
  draft: GridDraft,
  axes: readonly Axis[],
  chosen: readonly (readonly number[])[],
): GridDraft {
  const [first] = draft.rows;
  if (!first || chosen.some((ids) => ids.length === 0)) return draft;
  const present = new Set(draft.rows.map(({ valueIds }) => valueIds.join()));
  const missing = combinations(chosen).filter((valueIds) => !present.has(valueIds.join()));
  const made = missing.map((valueIds) => ({
    key: `new ${valueIds.join()}`,
    article: null,
    valueIds,
    code: codeOf(first.code, axes, valueIds),
    ean: '',
    vpc: first.vpc,
    onHand: null,
  }));
  return { ...draft, rows: [...draft.rows, ...made] };
}

/** The grid with an article that exists; the same grid where it is there already. */
export function withArticle(draft: GridDraft, { id, version, code, vpc, onHand }: AdminArticleRow): GridDraft {
  if (draft.rows.some(({ article }) => article?.id === id)) return draft;
  const row = {
    key: String(id),
    article: { id, version },
    valueIds: draft.axisIds.map(() => 0),
    ean: '',
    code,
    onHand,
  };
  return { ...draft, rows: [...draft.rows, { ...row, vpc: plainAmount(vpc) }] };
}

/** The body of the call; a typed price that is none becomes NaN, which the schema refuses at its cell. */
export const bodyOf = ({ axisIds, rows }: GridDraft) => ({
  attributeIds: [...axisIds],
  members: axisIds.length === 0 ? [] : rows.map(memberOf),
});

const memberOf = ({ article, valueIds, code, ean, vpc }: GridRow) => ({
  article,
  valueIds: [...valueIds],
  code: code.trim(),
  ean: ean.trim() === '' ? null : ean.trim(),
  vpc: kmOf(vpc) ?? Number.NaN,
});

/** The first row whose values another one has too, or that lacks a value; -1 where there is none. */
export const wrongRow = ({ rows }: GridDraft): number =>
  rows.findIndex(
    ({ valueIds }, index) =>
      valueIds.includes(0) || rows.findIndex((other) => other.valueIds.join() === valueIds.join()) < index,
  );
