import './user.css';
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { messageOf, useDebounced } from '@sjaj/app-kit';
import { ComboboxField, IconButton } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { companiesQuery } from '../queries.ts';
import type { ChosenCompany } from './draft.logic.ts';

interface CompaniesFieldProps {
  readonly chosen: readonly ChosenCompany[];
  /** Choosing another one replaces it. */
  readonly takesOne: boolean;
  readonly error: string | undefined;
  readonly onChange: (companies: readonly ChosenCompany[]) => void;
}

/** The companies of an account: those that are chosen, and a search for others, of which Enter takes the first. */
export function CompaniesField({ chosen, takesOne, error: refusal, onChange }: CompaniesFieldProps) {
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const { data, error, isPlaceholderData } = useQuery({ ...companiesQuery(text), placeholderData: keepPreviousData });
  const shown = takesOne ? chosen.slice(0, 1) : chosen;
  const offered = data?.filter(({ id }) => shown.every((one) => one.id !== id)) ?? [];
  const choose = (key: string): void => {
    const company = offered.find(({ id }) => String(id) === key);
    if (!company) return;
    const added = { id: company.id, title: company.title };
    onChange(takesOne ? [added] : [...shown, added]);
  };
  return (
    <div className="sj-col sj-g8">
      {shown.length > 0 && (
        <ul className="adm-user-companies" aria-label={t('users.companies')}>
          {shown.map((company) => (
            <li key={company.id} className="sj-row sj-g8">
              <span className="sj-grow">{company.title}</span>
              <IconButton
                size="sm"
                label={t('form.deleteRow', { name: company.title })}
                icon={<IconX size={16} aria-hidden="true" />}
                onClick={() => onChange(shown.filter(({ id }) => id !== company.id))}
                tip="end"
              />
            </li>
          ))}
        </ul>
      )}
      <ComboboxField
        label={t('users.findCompany')}
        placeholder={t('company.search')}
        value=""
        error={error ? messageOf(error) : refusal}
        isSearching={isPlaceholderData || text !== typed.trim()}
        options={offered.map(({ id, title, town }) => ({ value: String(id), label: title, detail: town }))}
        onType={setTyped}
        onChange={choose}
      />
    </div>
  );
}
