import { TownsImport } from '../../shared/imports/import-link.tsx';
import { useQuery } from '@tanstack/react-query';
import { ACTIVE_VIEWS as VIEWS, type AdminTown, ENTITIES, TOWN_SORTS } from '@sjaj/contract';
import { formatNumber, shortWeekday } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import { countriesQuery } from '../../shared/geography/countries-query.ts';
import { yesNoColumn } from '../../shared/list/cells.tsx';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';
import { ACTIVE_VIEWS } from '../../shared/record/active-list.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { language } from '../../shared/texts/t.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

const useCountryOptions = () =>
  useQuery(countriesQuery).data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];

const useEntityOptions = () => ENTITIES.map((entity) => ({ value: entity, label: entity }));

export const townsList: ListDefinition<AdminTown> = {
  name: 'towns',
  title: 'resource.towns',
  searchHint: 'towns.search',
  tools: TownsImport,
  columns: [
    nameColumn('/towns'),
    {
      key: 'postalCode',
      title: 'towns.postalCode',
      sortBy: 'postalCode',
      onPhone: true,
      text: ({ postalCode }) => postalCode,
    },
    { key: 'country', title: 'towns.country', sortBy: 'country', shrinks: true, text: ({ country }) => country },
    { key: 'entity', title: 'towns.entity', text: ({ entity }) => entity ?? '' },
    { key: 'canton', title: 'towns.canton', wideOnly: true, shrinks: true, text: ({ canton }) => canton ?? '' },
    {
      key: 'deliveryWeekdays',
      title: 'towns.route',
      text: ({ deliveryWeekdays }) => deliveryWeekdays.map((day) => shortWeekday(day, language())).join(', '),
    },
    { key: 'uses', title: 'references.uses', right: true, sortBy: 'uses', text: ({ uses }) => formatNumber(uses) },
    yesNoColumn('isActive', 'references.offered', { onPhone: true }),
  ],
  views: ACTIVE_VIEWS,
  filters: [
    { kind: 'choice', key: 'country', title: 'towns.country', useOptions: useCountryOptions },
    { kind: 'choice', key: 'entity', title: 'towns.entity', useOptions: useEntityOptions },
  ],
  load: (query, settings) => {
    const entities = (query.filters['entity'] ?? '').split(',');
    const body = {
      ...listRequest(query, VIEWS, TOWN_SORTS),
      countryIds: numbersOf(query.filters['country']),
      entities: ENTITIES.filter((entity) => entities.includes(entity)),
    };
    return api.towns.list({ body }, settings);
  },
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./town-form.tsx')).townDefinition,
    switches: 'isActive',
    isWholeInForm: true,
  }),
  create: { href: '/towns/new', title: 'towns.new' },
};
