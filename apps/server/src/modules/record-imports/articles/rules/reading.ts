import type { MissingRecord, Remark, Value } from '../../rules/fields.ts';
import type { NewNames } from './new-names.ts';
import type { References } from './references.ts';

/** What a reference is read with. */
export interface ReadingContext {
  readonly references: References;
  readonly createsMissing: boolean;
  readonly newNames: NewNames;
}

export interface ReadReference {
  readonly value: Value;
  readonly errors: readonly Remark[];
  readonly missing: readonly MissingRecord[];
}
