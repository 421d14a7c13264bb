import './user.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { useDebounced } from '@sjaj/app-kit';
import { Button, IconButton, TextField } from '@sjaj/ui';
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

/** The companies of an account: those that are chosen, and a search for others. */
export function CompaniesField({ chosen, takesOne, error, onChange }: CompaniesFieldProps) {
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const { data } = useQuery({ ...companiesQuery(text), enabled: text !== '' });
  const shown = takesOne ? chosen.slice(0, 1) : chosen;
  const offered = data?.filter(({ id }) => shown.every((one) => one.id !== id)) ?? [];
  const choose = (company: ChosenCompany): void => {
    onChange(takesOne ? [company] : [...shown, company]);
    setTyped('');
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
      <TextField
        label={t('users.findCompany')}
        type="search"
        autoComplete="off"
        placeholder={t('company.search')}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {text !== '' && data && (
        <ul className="adm-user-companies" aria-live="polite">
          {offered.map(({ id, title, town }) => (
            <li key={id}>
              <Button variant="text" size="sm" onClick={() => choose({ id, title })}>
                {`${title}, ${town}`}
              </Button>
            </li>
          ))}
          {offered.length === 0 && <li className="sj-sm sj-t2">{t('users.noneFound')}</li>}
        </ul>
      )}
    </div>
  );
}
