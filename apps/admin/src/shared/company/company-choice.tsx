import { useDeferredValue, useState } from 'react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { Notice, SelectField, TextField } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { t } from '../texts/t.ts';

const MOST_COMPANIES = 24;

/** Companies whose name or number fits what is typed. */
const companiesQuery = (text: string) =>
  queryOptions({
    queryKey: ['companies', 'choice', text],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { pageSize: MOST_COMPANIES, ...(text === '' ? {} : { quickSearch: text }) } as const;
      return (await api.companies.list({ body }, { signal })).data;
    },
  });

interface Company {
  readonly id: number;
  readonly title: string;
}

interface CompanyChoiceProps {
  readonly companyId: number | null;
  /** The company of the saved record, which stays among the options whatever is typed. */
  readonly saved?: Company | undefined;
  readonly error?: string | undefined;
  readonly onChoose: (companyId: number | null) => void;
}

/** A company, found by what is typed. */
export function CompanyChoice({ companyId, saved, error: refusal, onChoose }: CompanyChoiceProps) {
  const [typed, setTyped] = useState('');
  const { data: found = [], error } = useQuery(companiesQuery(useDeferredValue(typed.trim())));
  const companies = saved && !found.some(({ id }) => id === saved.id) ? [saved, ...found] : found;
  return (
    <>
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      <TextField
        label={t('adminFiles.searchCompany')}
        type="search"
        optional={saved !== undefined}
        value={typed}
        maxLength={64}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChoose(saved?.id ?? null);
        }}
      />
      <SelectField
        label={t('adminFiles.customer')}
        value={companyId === null ? '' : String(companyId)}
        error={refusal}
        options={[
          { value: '', label: t('adminFiles.chooseCompany') },
          ...companies.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        onChange={(event) => onChoose(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
      />
    </>
  );
}
