import { type AdminMeasurementUnit, MEASUREMENT_UNIT_SORTS } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { articleCountColumn } from '../../shared/list/cells.tsx';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

export const measurementUnitsList: ListDefinition<AdminMeasurementUnit> = {
  name: 'measurementUnits',
  title: 'resource.measurementUnits',
  searchHint: 'measurementUnits.search',
  columns: [
    nameColumn('/measurement-units'),
    { key: 'code', title: 'measurementUnits.code', sortBy: 'code', onPhone: true, text: ({ code }) => code },
    { key: 'abbreviation', title: 'measurementUnits.abbreviation', text: ({ abbreviation }) => abbreviation.bs },
    articleCountColumn(),
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'unused', title: 'references.viewUnused' },
  ],
  filters: [],
  load: (query, settings) =>
    api.measurementUnits.list({ body: listRequest(query, ['all', 'unused'], MEASUREMENT_UNIT_SORTS) }, settings),
  nameOf: ({ name }) => name,
  bulk: recordsBulk({ load: async () => (await import('./unit-form.tsx')).unitDefinition, isWholeInForm: true }),
  create: { href: '/measurement-units/new', title: 'measurementUnits.new' },
};
