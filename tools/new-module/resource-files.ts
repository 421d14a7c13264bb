import { sortsName } from './contract-file.ts';
import { ACTIVE, isSwitchedOff, type NewField } from './fields.ts';
import { formFile } from './form-file.ts';
import { formTest } from './form-test.ts';
import type { NewModule } from './names.ts';

/** The files of a resource's folder in the back office by name: menu and pages, list, form with its test. */
export const resourceFiles = (names: NewModule): Readonly<Record<string, string>> => ({
  'index.ts': indexFile(names),
  [`${names.file}-list.tsx`]: listFile(names),
  [`${names.file}-form.tsx`]: formFile(names),
  [`${names.file}-form.test.tsx`]: formTest(names),
});

const indexFile = ({
  module,
  group,
  record,
  file,
  capability,
}: NewModule): string => `import { IconList } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const ${group}: Resource = {
  name: '${module}',
  title: 'resource.${group}',
  icon: IconList,
  group: 'reference',
  needs: '${capability}',
  pages: recordPages('/${module}', {
    title: 'resource.${group}',
    newTitle: '${group}.new',
    list: async () => (await import('./${file}-list.tsx')).${group}List,
    form: async () => (await import('./${file}-form.tsx')).${record}Definition,
  }),
};`;

/** The column of a field, as source. */
function columnOf({ key, kind }: NewField, group: string): string {
  const title = `'${group}.${key}'`;
  if (kind === 'switch') return `yesNoColumn('${key}', ${title}${key === ACTIVE ? ', { onPhone: true }' : ''}),`;
  const looks = { line: `sortBy: '${key}'`, count: `right: true, sortBy: '${key}'`, text: 'shrinks: true' }[kind];
  return `{ key: '${key}', title: ${title}, ${looks}, text: ({ ${key} }) => ${kind === 'count' ? `formatNumber(${key})` : key} },`;
}

const listFile = (names: NewModule): string => {
  const { module, group, record, file, type, fields } = names;
  const has = (kind: NewField['kind']): boolean => fields.some((field) => field.kind === kind);
  const hasTabs = isSwitchedOff(fields);
  return `import { ${hasTabs ? 'ACTIVE_VIEWS, ' : ''}type Admin${type}, ${sortsName(names)} } from '@sjaj/contract';
${has('count') ? "import { formatNumber } from '@sjaj/domain';\n" : ''}import { api } from '../../shared/api/api.ts';
${has('switch') ? "import { yesNoColumn } from '../../shared/list/cells.tsx';\n" : ''}import type { ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

export const ${group}List: ListDefinition<Admin${type}> = {
  name: '${module}',
  title: 'resource.${group}',
  searchHint: '${group}.search',
  columns: [nameColumn('/${module}'), ${fields.map((field) => columnOf(field, group)).join('\n')}],
  views: [
    { key: 'all', title: 'list.all' },
    ${hasTabs ? `{ key: 'active', title: '${group}.viewActive' }, { key: 'inactive', title: '${group}.viewInactive' },` : ''}
  ],
  filters: [],
  load: (query, settings) =>
    api.${group}.list({ body: listRequest(query, ${hasTabs ? 'ACTIVE_VIEWS' : "['all']"}, ${sortsName(names)}) }, settings),
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./${file}-form.tsx')).${record}Definition,
    ${hasTabs ? `switches: '${ACTIVE}',` : ''}
  }),
  create: { href: '/${module}/new', title: '${group}.new' },
};`;
};
