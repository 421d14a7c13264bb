import type { FieldErrors } from '../form/form-errors.ts';
import type { DraftText, TextField } from './text-draft.logic.ts';

/** The texts of a record in a form. */
export interface TextsProps<Key extends string> {
  readonly fields: readonly TextField<Key>[];
  readonly texts: Readonly<Record<Key, DraftText>>;
  readonly errors: FieldErrors;
  readonly onWrite: (key: Key, text: DraftText) => void;
}
