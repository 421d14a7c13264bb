import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Option } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import type { Filter } from '../../shared/list/definition.ts';

const FRESH_MS = 300_000;

const choicesQuery = queryOptions({
  queryKey: ['reports', 'choices'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await api.revenue.choices({ signal })).data,
});

const optionsOf = (choices: readonly { readonly id: number; readonly title: string }[] = []): readonly Option[] =>
  choices.map(({ id, title }) => ({ value: String(id), label: title }));

/** The companies that reports can be limited to; none until they are known. */
export const useReportCompanies = (): readonly Option[] => optionsOf(useQuery(choicesQuery).data?.companies);

const useReportRepresentatives = (): readonly Option[] => optionsOf(useQuery(choicesQuery).data?.representatives);

/** Limits a report to the customers of sales representatives. */
export const REPRESENTATIVE_FILTER: Filter = {
  kind: 'choice',
  key: 'representative',
  title: 'reportColumn.representative',
  useOptions: useReportRepresentatives,
  overAllCustomers: true,
};

/** Whether a list can be searched by what was typed. */
export const searchIn = ({ text }: { readonly text: string }) => (text === '' ? {} : { quickSearch: text });
