import { type AdminAttribute, ATTRIBUTE_KINDS } from '@sjaj/contract';
import { USE_ROLES } from '@sjaj/domain';
import { z } from 'zod';
import { asTyped, count, optionalText, text, textsWithBosnian } from '../../../shared/form/field-codecs.logic.ts';
import { NO_TEXT, type TextField } from '../../../shared/texts-form/text-draft.logic.ts';

const VALUE = z.object({
  /** Null for a new value. */
  id: asTyped<number | null>(),
  title: textsWithBosnian(),
  /** `#rrggbb`; '' for a value without a colour. */
  swatch: z.codec(z.custom<string>(), z.custom<string | null>(), {
    decode: (typed) => typed.trim().toLowerCase() || null,
    encode: (sent) => sent ?? '',
  }),
});

/** The fields of an attribute. */
export const FIELDS = z.object({
  key: text(),
  title: textsWithBosnian(),
  kind: asTyped<AdminAttribute['kind']>(),
  unit: optionalText(),
  isFilter: asTyped<boolean>(),
  useRole: asTyped<AdminAttribute['useRole']>(),
  decidesEffect: asTyped<boolean>(),
  order: count(),
  values: z.array(VALUE).readonly(),
});

export type DraftValue = z.input<typeof VALUE>;
export type Draft = z.input<typeof FIELDS>;

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
  useRole: null,
  decidesEffect: false,
  order: '0',
  values: [],
};

export const kindOf = (value: string): Draft['kind'] => ATTRIBUTE_KINDS.find((kind) => kind === value) ?? 'choice';

export const roleFrom = (value: string): Draft['useRole'] => USE_ROLES.find((role) => role === value) ?? null;

/** Moves a member of the list one step up or down. At the end of the list it stays in its place. */
export function moved<T>(list: readonly T[], from: number, step: -1 | 1): readonly T[] {
  const to = from + step;
  const [one, other] = [list[from], list[to]];
  if (one === undefined || other === undefined) return list;
  return list.map((each, index) => (index === from ? other : index === to ? one : each));
}
