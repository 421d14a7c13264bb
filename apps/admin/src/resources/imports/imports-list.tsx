import type { CallSettings } from '@sjaj/client';
import type { RecordImport } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Badge, type BadgeTone } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { ErrorCount, fileColumn, IMPORT_SORTS, senderColumn, sentColumn } from '../../shared/imports/file-columns.tsx';
import type { Column, ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { sortRequest } from '../../shared/list/list-request.ts';
import { t } from '../../shared/texts/t.ts';
import { isUnderWay, LOOK_EVERY_MS } from './queries.ts';

const TONES: Readonly<Record<RecordImport['state'], BadgeTone>> = {
  compared: 'warn',
  scheduled: 'soft',
  applying: 'soft',
  stopped: 'outline',
  done: 'grey',
  undoing: 'soft',
  undone: 'outline',
};

const stateText = ({ state }: RecordImport): string => t(`recordImportState.${state}`);

const COLUMNS: readonly Column<RecordImport>[] = [
  fileColumn('/imports'),
  { key: 'kind', title: 'recordImports.kind', onPhone: true, text: ({ kind }) => t(`recordImportKind.${kind}`) },
  sentColumn(),
  senderColumn(),
  {
    key: 'added',
    title: 'recordImports.added',
    right: true,
    text: ({ added }) => String(added),
    show: ({ added }) => formatNumber(added),
  },
  {
    key: 'changed',
    title: 'recordImports.changed',
    right: true,
    text: ({ changed }) => String(changed),
    show: ({ changed }) => formatNumber(changed),
  },
  {
    key: 'faulty',
    title: 'imports.errors',
    right: true,
    text: ({ faulty }) => String(faulty),
    show: ({ faulty }) => <ErrorCount count={faulty} />,
  },
  {
    key: 'state',
    title: 'imports.state',
    onPhone: true,
    text: stateText,
    show: (file) => <Badge tone={TONES[file.state]}>{stateText(file)}</Badge>,
  },
];

const load = (query: ListQuery, settings?: CallSettings) =>
  api.recordImports.list({ body: sortRequest(query, IMPORT_SORTS) }, settings);

/** Imports in every state. */
export const importsList: ListDefinition<RecordImport> = {
  name: 'record-imports',
  title: 'resource.imports',
  searchHint: 'imports.searchFiles',
  columns: COLUMNS,
  views: [{ key: 'all', title: 'list.all' }],
  filters: [],
  load,
  reloadEvery: (files) => (files.some(isUnderWay) ? LOOK_EVERY_MS : null),
  nameOf: ({ fileName }) => fileName,
  empty: { title: 'recordImports.none', text: 'recordImports.noneHint' },
  create: { href: '/imports/new', title: 'recordImports.new' },
};
