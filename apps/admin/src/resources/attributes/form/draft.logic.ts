import { type AdminAttribute, ATTRIBUTE_KINDS } from '@sjaj/contract';
import {
  type DraftText,
  draftTextOf,
  NO_TEXT,
  type TextField,
  writtenTitle,
} from '../../../shared/texts-form/text-draft.logic.ts';

/** A value of the attribute in the form. */
export interface DraftValue {
  /** Null for a new value. */
  readonly id: number | null;
  readonly title: DraftText;
  /** `#rrggbb`; '' for a value without a colour. */
  readonly swatch: string;
}

/** An attribute in the form: the values of the fields, valid or not. */
export interface Draft {
  readonly key: string;
  readonly title: DraftText;
  readonly kind: AdminAttribute['kind'];
  readonly unit: string;
  readonly isFilter: boolean;
  readonly order: string;
  readonly values: readonly DraftValue[];
}

export const TEXT_FIELDS = [
  { key: 'title', label: 'article.name', longest: 80 },
] as const satisfies readonly TextField<string>[];

export const EMPTY_VALUE: DraftValue = { id: null, title: NO_TEXT, swatch: '' };

export const EMPTY_DRAFT: Draft = {
  key: '',
  title: NO_TEXT,
  kind: 'choice',
  unit: '',
  isFilter: true,
  order: '0',
  values: [],
};

export const kindOf = (value: string): Draft['kind'] => ATTRIBUTE_KINDS.find((kind) => kind === value) ?? 'choice';

/** The fields of a saved attribute. */
export const draftOf = (attribute: AdminAttribute): Draft => ({
  key: attribute.key,
  title: draftTextOf(attribute.title),
  kind: attribute.kind,
  unit: attribute.unit ?? '',
  isFilter: attribute.isFilter,
  order: String(attribute.order),
  values: attribute.values.map(({ id, title, swatch }) => ({ id, title: draftTextOf(title), swatch: swatch ?? '' })),
});

/** The body of the call. An invalid number becomes NaN, which the contract rejects. */
export const formOf = (draft: Draft) => ({
  key: draft.key.trim(),
  title: writtenTitle(draft.title),
  kind: draft.kind,
  unit: draft.unit.trim() || null,
  isFilter: draft.isFilter,
  order: /^\d{1,4}$/.test(draft.order.trim()) ? Number(draft.order) : Number.NaN,
  values: draft.values.map(({ id, title, swatch }) => ({
    id,
    title: writtenTitle(title),
    swatch: swatch.trim().toLowerCase() || null,
  })),
});

/** Moves a member of the list one step up or down. At the end of the list it stays in its place. */
export function moved<T>(list: readonly T[], from: number, step: -1 | 1): readonly T[] {
  const to = from + step;
  const [one, other] = [list[from], list[to]];
  if (one === undefined || other === undefined) return list;
  return list.map((each, index) => (index === from ? other : index === to ? one : each));
}
