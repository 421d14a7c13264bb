import type { KeyboardEvent } from 'react';
import { OfferedChip, TextArea } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { type Colleague, suggestionsFor, withMention } from './mentions.logic.ts';

interface MentionFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly colleagues: readonly Colleague[];
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const ROWS = 2;
const LONGEST = 2_000;

/** A text in which `@` names a colleague: those who fit stand below it as buttons; Enter takes the first. Ctrl Enter sends the form. */
export function MentionField({ label, hint, value, colleagues, error, onChange }: MentionFieldProps) {
  const suggestions = suggestionsFor(value, colleagues);
  const [first] = suggestions;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter') return;
    if (event.ctrlKey || event.metaKey) {
      event.currentTarget.form?.requestSubmit();
    } else if (first) {
      event.preventDefault();
      onChange(withMention(value, first));
    }
  };
  return (
    <>
      <TextArea
        label={label}
        hint={hint}
        rows={ROWS}
        maxLength={LONGEST}
        value={value}
        error={error}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className="adm-mentions" role="group" aria-label={t('notes.colleagues')} aria-live="polite">
        {suggestions.map((one) => (
          <OfferedChip key={one.id} plain label={one.name} onPick={() => onChange(withMention(value, one))} />
        ))}
      </div>
    </>
  );
}
