import { useState } from 'react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { messageOf, useDebounced } from '@sjaj/app-kit';
import { ComboboxField } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { t } from '../texts/t.ts';

const MOST_COMPANIES = 24;

/** Companies whose name, JIB, number, people or telephone number fit what is typed. */
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
  readonly id?: string;
  readonly companyId: number | null;
  /** The company that is chosen already, which may not be among those found. */
  readonly saved?: Company | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onChoose: (companyId: number) => void;
}

/** A company, found by what is typed. */
export function CompanyChoice({ id: fieldId, companyId, saved, hint, error: refusal, onChoose }: CompanyChoiceProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Company | undefined>();
  const text = useDebounced(typed.trim());
  const { data: found = [], error, isPlaceholderData } = useQuery(companiesQuery(text));
  const known = [chosen, saved].find((company) => company?.id === companyId);
  return (
    <ComboboxField
      {...(fieldId !== undefined && { id: fieldId })}
      label={t('adminFiles.customer')}
      hint={hint}
      placeholder={t('adminFiles.searchCompany')}
      value={companyId === null ? '' : String(companyId)}
      chosen={known?.title}
      error={error ? messageOf(error) : refusal}
      isSearching={isPlaceholderData || text !== typed.trim()}
      options={found.map(({ id, title, code, town }) => ({
        value: String(id),
        label: title,
        detail: [code, town].filter(Boolean).join(' · '),
      }))}
      onType={setTyped}
      onChange={(value) => {
        const company = found.find(({ id }) => String(id) === value);
        if (!company) return;
        setChosen(company);
        onChoose(company.id);
      }}
    />
  );
}
