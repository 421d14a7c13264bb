import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { OfferedChip, TextArea } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { type Colleague, suggestionsFor, unknownIn, withMention } from './mentions.logic.ts';

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

/** A text in which `@` names a colleague: those who fit stand below it as buttons, wherever in the text one types; Enter takes the first. Ctrl Enter sends the form. */
export function MentionField({ label, hint, value, colleagues, error, onChange }: MentionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(value.length);
  // Where the caret stands once the completed text is drawn; the browser puts it to the end.
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  }, [value]);
  const suggestions = suggestionsFor(value.slice(0, caret), colleagues);
  const [first] = suggestions;
  const unknown = unknownIn({ text: value, caret }, colleagues);
  const pick = (colleague: Colleague): void => {
    const next = withMention({ text: value, caret }, colleague);
    wanted.current = next.caret;
    setCaret(next.caret);
    onChange(next.text);
  };
  const follow = (event: SyntheticEvent<HTMLTextAreaElement>): void => setCaret(event.currentTarget.selectionStart);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter') return;
    if (event.ctrlKey || event.metaKey) {
      event.currentTarget.form?.requestSubmit();
    } else if (first) {
      event.preventDefault();
      pick(first);
    }
  };
  return (
    <>
      <TextArea
        ref={field}
        label={label}
        hint={hint}
        rows={ROWS}
        maxLength={LONGEST}
        value={value}
        error={error}
        onKeyDown={onKeyDown}
        onSelect={follow}
        onChange={(event) => {
          follow(event);
          onChange(event.currentTarget.value);
        }}
      />
      <div className="adm-mentions" role="group" aria-label={t('notes.colleagues')} aria-live="polite">
        {suggestions.map((one) => (
          <OfferedChip key={one.id} plain label={one.name} onPick={() => pick(one)} />
        ))}
      </div>
      <p className="sj-sm adm-mention-unknown" role="status">
        {unknown !== null && t('notes.unknown', { name: unknown })}
      </p>
    </>
  );
}
