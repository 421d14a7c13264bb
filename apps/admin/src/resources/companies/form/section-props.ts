import type { AdminCompany } from '@sjaj/contract';
import type { FieldErrors } from '../../../shared/form/form-errors.ts';
import type { DraftState } from '../../../shared/form/draft.ts';
import { t } from '../../../shared/texts/t.ts';
import type { Draft } from './draft.logic.ts';

/** The props of the sections of the form. */
export interface SectionProps {
  readonly company: AdminCompany;
  readonly state: DraftState<Draft>;
  readonly errors: FieldErrors;
}

/** The hint below a changed field: "changed, was 8.000,00". */
export function wasHint({ saved, changed }: DraftState<Draft>, key: keyof Draft): string | undefined {
  const value = saved[key];
  if (!changed.includes(key) || typeof value !== 'string' || value === '') return undefined;
  return t('form.was', { value });
}
