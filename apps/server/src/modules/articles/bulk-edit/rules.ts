import type { BulkEditChange } from '@sjaj/contract';

/** The value of a field that can be changed in bulk: a flag, an id, ids in their order, or what another module keeps; null for nothing. */
export type FieldValue = boolean | number | readonly number[] | Readonly<Record<string, unknown>> | null;

export interface ValueOf {
  readonly id: number;
  readonly value: FieldValue;
}

/** The value of the field after the change. */
export function changedValue(change: BulkEditChange, value: FieldValue): FieldValue {
  switch (change.field) {
    case 'categoryIds':
      return [change.value];
    case 'tagIds': {
      const others = idsOf(value).filter((id) => id !== change.value);
      return change.isAdded ? [...others, change.value].toSorted((a, b) => a - b) : others;
    }
    default:
      return change.value;
  }
}

export const isSameValue = (a: FieldValue, b: FieldValue): boolean => JSON.stringify(a) === JSON.stringify(b);

export const idsOf = (value: FieldValue): readonly number[] => (isIds(value) ? value : []);

const isIds = (value: FieldValue): value is readonly number[] => Array.isArray(value);
