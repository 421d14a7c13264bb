import { CompaniesImport } from '../../shared/imports/import-link.tsx';
import { useQuery } from '@tanstack/react-query';
import type { CallSettings } from '@sjaj/client';
import { type AdminCompanyRow, COMPANY_SORTS, COMPANY_VIEWS } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';
import { CompaniesBulk } from './companies-bulk.tsx';
import { COMPANY_COLUMNS } from './companies-columns.tsx';
import { representativesQuery } from './queries.ts';

function load(query: ListQuery, settings?: CallSettings) {
  const body = {
    ...listRequest(query, COMPANY_VIEWS, COMPANY_SORTS),
    representativeIds: numbersOf(query.filters['representative']),
  };
  return api.companies.list({ body }, settings);
}

const useRepresentativeOptions = () =>
  useQuery(representativesQuery).data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];

export const companiesList: ListDefinition<AdminCompanyRow> = {
  name: 'companies',
  title: 'resource.companies',
  searchHint: 'company.search',
  tools: CompaniesImport,
  columns: COMPANY_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'active', title: 'company.viewActive' },
    { key: 'quiet', title: 'company.viewQuiet' },
    { key: 'unattended', title: 'company.viewUnattended', isWaiting: true },
    { key: 'inactive', title: 'company.viewInactive' },
  ],
  filters: [
    {
      kind: 'choice',
      key: 'representative',
      title: 'company.representative',
      useOptions: useRepresentativeOptions,
      overAllCustomers: true,
    },
  ],
  load,
  nameOf: ({ title }) => title,
  bulk: CompaniesBulk,
  bulkNeeds: ['editCustomers'],
  create: { href: '/companies/new', title: 'company.new', needs: 'editCustomers' },
  first: {
    title: 'firstRecords.companies',
    text: 'firstRecords.companiesText',
    way: { href: '/imports/new?kind=companies', title: 'firstRecords.importThem' },
  },
};
