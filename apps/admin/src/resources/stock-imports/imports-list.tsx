import type { CallSettings } from '@sjaj/client';
import type { StockImport } from '@sjaj/contract';
import { formatNumber, formatPercent } from '@sjaj/domain';
import { Badge, type BadgeTone } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { ErrorCount, fileColumn, IMPORT_SORTS, senderColumn, sentColumn } from '../../shared/imports/file-columns.tsx';
import type { Column, ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { sortRequest } from '../../shared/list/list-request.ts';
import { language, t } from '../../shared/texts/t.ts';
import { isUnderWay, LOOK_EVERY_MS } from './queries.ts';

type State = Pick<StockImport, 'state' | 'isOutdated' | 'planned' | 'changes'>;

function stateOf({ state, isOutdated, planned, changes }: State): { text: string; tone: BadgeTone } {
  if (state === 'done') return { text: t('imports.imported'), tone: 'grey' };
  if (state === 'stopped') return { text: t('imports.stopped'), tone: 'outline' };
  if (state === 'applying') {
    const share = planned === 0 ? 1 : (planned - changes) / planned;
    return {
      text: t('imports.percentIn', { percent: formatPercent(Math.floor(share * 100), language()) }),
      tone: 'soft',
    };
  }
  return isOutdated ? { text: t('imports.outdated'), tone: 'outline' } : { text: t('imports.waits'), tone: 'warn' };
}

const COLUMNS: readonly Column<StockImport>[] = [
  fileColumn('/stock-imports'),
  { ...sentColumn(), onPhone: true },
  senderColumn(),
  {
    key: 'lines',
    title: 'imports.lines',
    right: true,
    text: ({ lines }) => String(lines),
    show: ({ lines }) => formatNumber(lines),
  },
  {
    key: 'changes',
    title: 'imports.changes',
    right: true,
    text: ({ changes, done }) => String(changes + done),
    file: [{ field: 'changes' }, { field: 'done', title: 'imports.imported' }],
    show: ({ changes, done }) => formatNumber(changes + done),
  },
  {
    key: 'faults',
    title: 'imports.errors',
    right: true,
    text: ({ faults }) => String(faults),
    show: ({ faults }) => <ErrorCount count={faults} />,
  },
  {
    key: 'state',
    title: 'imports.state',
    onPhone: true,
    text: (file) => stateOf(file).text,
    file: [
      {
        field: 'state',
        labelOf: (state: State['state']) => stateOf({ state, isOutdated: false, planned: 0, changes: 0 }).text,
      },
    ],
    show: (file) => <Badge tone={stateOf(file).tone}>{stateOf(file).text}</Badge>,
  },
];

const load = (query: ListQuery, settings?: CallSettings) =>
  api.stockImports.list({ body: sortRequest(query, IMPORT_SORTS) }, settings);

export const importsList: ListDefinition<StockImport> = {
  name: 'stock-imports',
  title: 'resource.stockImports',
  searchHint: 'imports.searchFiles',
  columns: COLUMNS,
  views: [{ key: 'all', title: 'list.all' }],
  filters: [],
  load,
  reloadEvery: (files) => (files.some(isUnderWay) ? LOOK_EVERY_MS : null),
  nameOf: ({ fileName }) => fileName,
  create: { href: '/stock-imports/new', title: 'imports.import' },
};
