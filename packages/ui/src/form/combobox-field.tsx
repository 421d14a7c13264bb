import './combobox-field.css';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { foldLetters } from '@sjaj/domain';
import { classNames } from '../foundation/class-names.ts';
import { useUiText } from '../foundation/ui-provider.tsx';
import { Field, type FieldFrame } from './field.tsx';
import type { Option } from './select.tsx';
import { useCombobox } from './use-combobox.ts';

export interface ComboboxOption extends Option {
  /** Right of the label, such as a code. */
  readonly detail?: string;
}

interface ComboboxFieldProps extends FieldFrame {
  /** All that may be chosen; with `onType` those that fit what is typed. */
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Told of the text where the options are found elsewhere. The field does not filter them then. */
  readonly onType?: (text: string) => void;
  /** Whether the options of what is typed are still being looked for: none can be chosen meanwhile. */
  readonly isSearching?: boolean;
  /** The label of the value, where it may not be among the options. */
  readonly chosen?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean;
}

/** Longer lists are searched, not read. */
const MOST_SHOWN = 100;
const GAP = 4;

/** The options that have all typed words, in whatever order and script. */
function fittingOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const words = foldLetters(typed).split(' ').filter(Boolean);
  return options.filter(({ label, detail = '' }) => {
    const text = foldLetters(`${label} ${detail}`);
    return words.every((word) => text.includes(word));
  });
}

const CODE_SIGNS = /[^\p{L}\p{N}]/gu;
const codeOf = (text: string): string => foldLetters(text).replaceAll(CODE_SIGNS, '');

/** What Enter means before one has seen the options: the only one, or the one whose code was typed. */
function meantOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const code = codeOf(typed);
  return options.length === 1 ? options[0] : options.find(({ detail = '' }) => code !== '' && codeOf(detail) === code);
}

/** A choice from a long list, found by what is typed. The field shows the chosen one until something is typed. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hint, error, optional, aside, id, options, value, onChange, onType, placeholder, disabled } = props;
  const { isSearching = false } = props;
  const text = useUiText();
  const box = useRef<HTMLDivElement>(null);
  // Null while the field shows the chosen option.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  // Enter was pressed before the options were found.
  const [isEntered, setEntered] = useState(false);
  const chosenLabel = options.find((option) => option.value === value)?.label ?? (value === '' ? '' : props.chosen);
  const found = onType || typed === null ? options : fittingOptions(options, typed);
  const fitting = isSearching ? [] : found.slice(0, MOST_SHOWN);
  const rest = (): void => {
    setOpen(false);
    setTyped(null);
    setEntered(false);
    if (typed !== null) onType?.('');
  };
  const select = (key: string): void => {
    onChange(key);
    rest();
  };
  const enter = useEffectEvent(() => {
    const meant = typed === null ? undefined : meantOption(fitting, typed);
    setEntered(false);
    if (meant) select(meant.value);
  });
  useEffect(() => {
    if (isEntered && !isSearching) enter();
  }, [isEntered, isSearching]);
  const combobox = useCombobox({
    keys: fitting.map((option) => option.value),
    isOpen,
    onOpenChange: setOpen,
    onSelect: select,
    onClear: rest,
    autoHighlight: typed !== null && typed !== '',
  });
  const type = (next: string): void => {
    setTyped(next);
    setOpen(true);
    setEntered(false);
    onType?.(next);
    combobox.reset();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Nothing to undo here: the dialog around the field closes.
    if (event.key === 'Escape' && !isOpen && typed === null) return;
    // Not yet: Enter would send the form without the choice. It is remembered for when the options are there.
    if (event.key === 'Enter' && isOpen && isSearching) {
      event.preventDefault();
      setEntered(true);
    } else combobox.inputProps.onKeyDown(event);
  };
  return (
    <Field {...{ label, hint, error, optional, aside, id }}>
      {(control) => (
        <div ref={box} className={classNames('sj-input', 'sj-combo', error && 'sj-input-wrong')}>
          <input
            {...combobox.inputProps}
            {...control}
            type="text"
            disabled={disabled}
            placeholder={placeholder}
            value={typed ?? chosenLabel ?? ''}
            onFocus={(event) => event.currentTarget.select()}
            onClick={() => setOpen(true)}
            onBlur={rest}
            onKeyDown={onKeyDown}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <IconChevronDown size={16} aria-hidden="true" />
          {isOpen && (
            <List below={box} {...combobox.listProps} label={label}>
              {fitting.length === 0 && <p>{isSearching ? text.loading : text.noOptions}</p>}
              {fitting.map((option) => (
                <div key={option.value} {...combobox.optionProps(option.value)} className="sj-combo-option">
                  <span>{option.label}</span>
                  {option.detail && <small>{option.detail}</small>}
                </div>
              ))}
            </List>
          )}
        </div>
      )}
    </Field>
  );
}

interface ListProps {
  readonly id: string;
  readonly role: string;
  readonly label: string;
  /** The field that the list stands below, or above where there is no room. */
  readonly below: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

function List({ id, role, label, below, children }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    const field = below.current;
    if (!element || !field) return undefined;
    element.showPopover();
    const place = (): void => {
      const rect = field.getBoundingClientRect();
      const room = document.documentElement.clientHeight;
      const under = rect.bottom + GAP;
      const hasRoom = under + element.offsetHeight <= room || rect.top < room - rect.bottom;
      element.style.setProperty('--sj-combo-left', `${rect.left}px`);
      element.style.setProperty('--sj-combo-width', `${rect.width}px`);
      element.style.setProperty('--sj-combo-top', `${hasRoom ? under : rect.top - GAP - element.offsetHeight}px`);
    };
    place();
    // Its height changes with what is typed, its place with what scrolls.
    const resized = new ResizeObserver(place);
    resized.observe(element);
    document.addEventListener('scroll', place, true);
    return () => {
      resized.disconnect();
      document.removeEventListener('scroll', place, true);
    };
  }, [below]);
  return (
    <div ref={list} id={id} role={role} aria-label={label} className="sj-combo-list" popover="manual">
      {children}
    </div>
  );
}
