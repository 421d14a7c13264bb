import { type FormEvent, useState } from 'react';
import { IconSearch } from '@tabler/icons-react';
import { TextField } from '@sjaj/ui';
import { t } from '../texts/t.ts';

/** The search text of a list's address while it is typed; it is sought with Enter and when the field is left. */
export function useTypedSearch(sought: string, onSearch: (text: string) => void) {
  // A text from elsewhere, such as the back button or a reset of the filters, replaces what was typed over the one before.
  const [typed, setTyped] = useState({ text: sought, over: sought });
  const text = typed.over === sought ? typed.text : sought;
  const search = (): void => {
    const trimmed = text.trim();
    if (trimmed !== sought) onSearch(trimmed);
  };
  return {
    text,
    search,
    write: (next: string): void => setTyped({ text: next, over: sought }),
    /** For the form around the field. */
    onSubmit: (event: FormEvent): void => {
      event.preventDefault();
      search();
    },
  };
}

interface SearchFieldProps {
  readonly search: ReturnType<typeof useTypedSearch>;
  readonly placeholder: string;
}

/**
 * The field for the search text of a list. Its button is for Enter: in a form with further fields, such as dates, browsers send nothing
 * without one.
 */
export const SearchField = ({ search, placeholder }: SearchFieldProps) => (
  <>
    <TextField
      label={t('action.search')}
      type="search"
      placeholder={placeholder}
      start={<IconSearch size={16} aria-hidden="true" />}
      value={search.text}
      maxLength={64}
      onChange={(event) => search.write(event.currentTarget.value)}
      onBlur={search.search}
    />
    <button type="submit" hidden>
      {t('action.search')}
    </button>
  </>
);
