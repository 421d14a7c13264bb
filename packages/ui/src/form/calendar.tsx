import './calendar.css';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { addMonths, type BusinessDate, businessDate, dateParts, formatDate, weekday } from '@sjaj/domain';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiLanguage, useUiText } from '../foundation/ui-provider.tsx';
import { showModal } from '../overlay/show-modal.ts';
import { clampDate, dateAfterKey, type DateLimits, monthOf, weeksOfMonth } from './date-field.logic.ts';

interface CalendarProps {
  readonly label: string;
  readonly date: BusinessDate | null;
  readonly limits: DateLimits;
  /** The field that the calendar stands below, or above where there is no room. */
  readonly below: RefObject<HTMLElement | null>;
  readonly onPick: (date: BusinessDate) => void;
  readonly onClose: () => void;
}

const ICON = 18;
const YEAR = 12;
const ABBREVIATION = 3;

/** Places the open dialog at the field, within the window. On a phone the style sheet centres it instead. */
function place(dialog: HTMLElement, field: HTMLElement | null): void {
  const gap = 4;
  const rect = (field ?? dialog).getBoundingClientRect();
  const room = document.documentElement;
  const left = Math.max(gap, Math.min(rect.left, room.clientWidth - dialog.offsetWidth - gap));
  const under = rect.bottom + gap;
  const hasRoom = under + dialog.offsetHeight <= room.clientHeight;
  const top = hasRoom ? under : Math.max(gap, rect.top - gap - dialog.offsetHeight);
  dialog.style.setProperty('--sj-calendar-left', `${left}px`);
  dialog.style.setProperty('--sj-calendar-top', `${top}px`);
}

/** The dialog with one month in a grid, by the date picker pattern of the ARIA Authoring Practices Guide. */
export function Calendar({ label, date, limits, below, onPick, onClose }: CalendarProps) {
  const { calendar } = useUiText();
  const [today] = useState(() => businessDate(new Date()));
  const [focused, setFocused] = useState(() => clampDate(date ?? today, limits));
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (element && !element.open) {
      showModal(element);
      place(element, below.current);
    }
    element?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [below]);
  /** A menu or dialog around the field stays open. */
  const closeAlone = (event: SyntheticEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const turn = (months: number): void => setFocused(clampDate(addMonths(focused, months), limits));
  const { year, month } = dateParts(focused);
  const title = calendar.monthOfYear(calendar.months[month - 1] ?? '', year);
  const isTodayOpen = clampDate(today, limits) === today;
  const pages = { icon: { size: ICON, 'aria-hidden': true }, button: { size: 'sm', tip: 'none' } } as const;
  return (
    <dialog
      ref={dialog}
      className="sj-calendar"
      aria-label={label}
      // By Escape or, on a phone, by the gesture for back.
      onCancel={closeAlone}
      onKeyDown={(event) => event.key === 'Escape' && closeAlone(event)}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="sj-calendar-body">
        <div className="sj-calendar-head">
          <IconButton
            {...pages.button}
            label={calendar.previousYear}
            icon={<IconChevronsLeft {...pages.icon} />}
            onClick={() => turn(-YEAR)}
          />
          <IconButton
            {...pages.button}
            label={calendar.previousMonth}
            icon={<IconChevronLeft {...pages.icon} />}
            onClick={() => turn(-1)}
          />
          <h2 id={titleId} aria-live="polite">
            {title}
          </h2>
          <IconButton
            {...pages.button}
            label={calendar.nextMonth}
            icon={<IconChevronRight {...pages.icon} />}
            onClick={() => turn(1)}
          />
          <IconButton
            {...pages.button}
            label={calendar.nextYear}
            icon={<IconChevronsRight {...pages.icon} />}
            onClick={() => turn(YEAR)}
          />
        </div>
        <MonthGrid {...{ titleId, date, focused, today, limits, onPick }} onFocus={setFocused} />
        <div className="sj-calendar-foot">
          <Button size="sm" variant="text" disabled={!isTodayOpen} onClick={() => onPick(today)}>
            {calendar.today}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

interface MonthGridProps extends Pick<CalendarProps, 'date' | 'limits' | 'onPick'> {
  readonly titleId: string;
  /** The day that the keyboard is at; the grid shows its month. */
  readonly focused: BusinessDate;
  readonly today: BusinessDate;
  readonly onFocus: (date: BusinessDate) => void;
}

/** The days of a month, in weeks from Monday. One of them is in the tab order. */
function MonthGrid({ titleId, date, focused, today, limits, onPick, onFocus }: MonthGridProps) {
  const language = useUiLanguage();
  const { calendar } = useUiText();
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoving.current = false;
  }, [focused]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dateAfterKey(focused, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    isMoving.current = true;
    onFocus(clampDate(next, limits));
  };
  return (
    <table ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {calendar.weekdays.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, ABBREVIATION)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(focused).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} role="gridcell" aria-selected={day === date}>
                <button
                  type="button"
                  tabIndex={day === focused ? 0 : -1}
                  aria-label={`${calendar.weekdays[weekday(day) - 1] ?? ''}, ${formatDate(day, language)}`}
                  aria-current={day === today ? 'date' : undefined}
                  data-outside={monthOf(day) === monthOf(focused) ? undefined : true}
                  disabled={clampDate(day, limits) !== day}
                  onClick={() => onPick(day)}
                >
                  {dateParts(day).day}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
