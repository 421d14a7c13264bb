import './date-field.css';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconCalendar } from '@tabler/icons-react';
import { type BusinessDate, formatDate, isBusinessDate } from '@sjaj/domain';
import { classNames } from '../foundation/class-names.ts';
import { useUiLanguage, useUiText } from '../foundation/ui-provider.tsx';
import { Calendar } from './calendar.tsx';
import { type DateLimits, dateProblem, hasFullYear, parseDate } from './date-field.logic.ts';
import { Field, type FieldFrame, labelIdOf } from './field.tsx';

interface DateFieldProps extends FieldFrame, DateLimits {
  /** `YYYY-MM-DD` or ''. A form may also hold what was typed and is no date, until it is corrected. */
  readonly value: string;
  /**
   * Called with an ISO date, '' or, where that is no date, the typed text: a form keeps it, so that its check refuses it. `isDate` is
   * false for it: a filter ignores it.
   */
  readonly onChange: (value: string, isDate: boolean) => void;
  readonly disabled?: boolean;
}

/** What is typed: shown until the value, which was `over`, becomes another one than `sent`. While it is edited, it stays. */
interface TypedDate {
  readonly text: string;
  readonly over: string;
  readonly sent: string;
  readonly isEditing: boolean;
}

const EXAMPLE: BusinessDate = '2026-12-03';

/** The text of a date field, its error, and what leads to another value. */
function useTypedDate({ value, onChange, min, max }: DateFieldProps) {
  const language = useUiLanguage();
  const { calendar } = useUiText();
  const [typed, setTyped] = useState<TypedDate | null>(null);
  if (typed && typed.over !== value)
    setTyped(typed.isEditing || typed.sent === value ? { ...typed, over: value } : null);
  const text = typed?.text ?? (isBusinessDate(value) ? formatDate(value, language) : value);
  const problem = dateProblem(text, calendar.months, { min, max });
  const messages = {
    no_date: () => calendar.noDate(formatDate(EXAMPLE, language)),
    too_early: () => calendar.tooEarly(formatDate(min ?? value, language)),
    too_late: () => calendar.tooLate(formatDate(max ?? value, language)),
  };
  const send = (next: string, isRead: boolean): string => {
    const date = isRead ? parseDate(next, calendar.months) : null;
    const sent = date ?? next.trim();
    if (sent !== value) onChange(sent, sent === '' || date !== null);
    return sent;
  };
  const type = (next: string): void =>
    setTyped({ text: next, over: value, sent: send(next, hasFullYear(next)), isEditing: true });
  /** Reads the text of the field and writes it in the form of the language. */
  const commit = (next = text): void => {
    const date = parseDate(next, calendar.months);
    setTyped({
      text: date ? formatDate(date, language) : next.trim(),
      over: value,
      sent: send(next, true),
      isEditing: false,
    });
  };
  return { text, isEditing: typed?.isEditing ?? false, error: problem && messages[problem](), type, commit };
}

/** A date as text in the form of the shop's language, with a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optional, aside, id, value, min, max, disabled } = props;
  const { calendar } = useUiText();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const typed = useTypedDate(props);
  // Half a date is no error yet; a form that was sent says what is wrong at once.
  const shownError = (error || !typed.isEditing) && typed.error ? typed.error : error;
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    // Enter submits the form: by then the date must be read.
    if (key === 'Enter' && typed.isEditing) typed.commit();
  };
  return (
    <Field {...{ label, hint, error: shownError, optional, aside, id }}>
      {(control) => (
        <div ref={box} className={classNames('sj-input', 'sj-date', shownError && 'sj-input-wrong')}>
          <input
            type="text"
            autoComplete="off"
            placeholder={calendar.pattern}
            disabled={disabled}
            value={typed.text}
            onChange={(event) => typed.type(event.currentTarget.value)}
            onBlur={() => typed.isEditing && typed.commit()}
            onKeyDown={onKeyDown}
            {...control}
          />
          <button
            type="button"
            className="sj-input-end"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={calendar.open}
            aria-describedby={labelIdOf(control.id)}
            title={calendar.open}
            disabled={disabled}
            onClick={() => setOpen(true)}
          >
            <IconCalendar size={18} aria-hidden="true" />
          </button>
          {isOpen && (
            <Calendar
              label={label}
              date={isBusinessDate(value) ? value : null}
              limits={{ min, max }}
              below={box}
              onPick={(date) => {
                setOpen(false);
                typed.commit(date);
              }}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
