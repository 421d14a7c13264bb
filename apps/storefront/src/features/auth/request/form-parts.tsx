import type { ReactNode } from 'react';
import { Panel, TextField } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import type { RequestField } from './request.logic.ts';
import type { RequestState } from './use-request.ts';

interface NumberedSectionProps {
  readonly number: number;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of the form with its number. */
export function NumberedSection({ number, title, note, children }: NumberedSectionProps) {
  return (
    <Panel>
      <div className="auth-section-head">
        <span className="auth-section-number" aria-hidden="true">
          {number}
        </span>
        <h2>{title}</h2>
        {note && <span className="sj-sm sj-t3">{note}</span>}
      </div>
      {children}
    </Panel>
  );
}

type TextRequestField = Exclude<RequestField, 'interestAreaIds' | 'acceptsTerms' | 'countryId' | 'townId'>;

interface RequestTextFieldProps extends Omit<
  Parameters<typeof TextField>[0],
  'label' | 'value' | 'error' | 'onChange'
> {
  readonly state: RequestState;
  readonly name: TextRequestField;
}

/** The id of a field, which the summary of errors links to. */
export const fieldId = (field: RequestField): string => `request-${field}`;

/** A field of the form with its label and error. */
export function RequestTextField({ state, name, ...rest }: RequestTextFieldProps) {
  return (
    <TextField
      {...rest}
      id={fieldId(name)}
      label={t(`field.${name}`)}
      value={state.draft[name]}
      error={state.errorOf(name)}
      onChange={(event) => state.set({ [name]: event.currentTarget.value })}
      onBlur={() => state.leave(name)}
    />
  );
}
