import { FACTS, isSwitchedOff, type NewField } from './fields.ts';
import { routesTest, rulesTest } from './module-tests.ts';
import type { ModuleNames, NewModule } from './names.ts';

/** The files of a module's folder by name. */
export const moduleFiles = (names: NewModule): Readonly<Record<string, string>> => ({
  'index.ts': indexFile(names),
  ...(names.isForStaffOnly ? {} : buyerFiles(names)),
  'admin.routes.ts': adminRoutesFile(names),
  'rules.ts': rulesFile(names),
  'rules.test.ts': rulesTest(names),
  'store.ts': storeFile(names),
  'views.ts': viewsFile(names),
  'routes.test.ts': routesTest(names),
});

const buyerFiles = (names: ModuleNames): Readonly<Record<string, string>> => ({
  'routes.ts': routesFile(names),
  'service.ts': serviceFile(names),
  'events.ts': eventsFile(names),
});

const indexFile = ({ record, type, isForStaffOnly }: NewModule): string =>
  [
    `export { admin${type}Handlers } from './admin.routes.ts';`,
    ...(isForStaffOnly
      ? []
      : [`export { ${record}Events } from './events.ts';`, `export { ${record}Handlers } from './routes.ts';`]),
  ].join('\n');

const routesFile = ({
  group,
  record,
  type,
  types,
}: ModuleNames): string => `import type { ${group} } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { createdDate, paginateInMemory } from '../../kernel/paginate-in-memory.ts';
import type { Db } from '../../platform/database/db.ts';
import { get${type}, list${types} } from './service.ts';

export const ${record}Handlers = (db: Db): Handlers<typeof ${group}> => ({
  list: async ({ body, language }) => {
    const title = (view: { readonly title: string }): string => view.title;
    return paginateInMemory(await list${types}(db), body, { language, text: title, columns: { title, createdDate } });
  },
  one: ({ params }) => get${type}(db, params.id),
});`;

/** What the list is sorted by, as source: the name, and each field that can be compared. */
const columnsOf = (fields: readonly NewField[]): string =>
  ['name', ...fields.filter(({ kind }) => FACTS[kind].isSorted).map(({ key }) => key)]
    .map((key) => {
      const isCount = fields.some((field) => field.key === key && field.kind === 'count');
      return `${key}: ({ ${key} }) => ${isCount ? `sortable(${key})` : key}`;
    })
    .join(', ');

/** What is searched, as source. */
function searchedOf(fields: readonly NewField[]): string {
  const keys = ['name', ...fields.filter(({ kind }) => FACTS[kind].isSearched).map(({ key }) => key)];
  return `({ ${keys.join(', ')} }) => ${keys.length === 1 ? 'name' : `\`${keys.map((key) => `\${${key}}`).join(' ')}\``}`;
}

const adminRoutesFile = ({
  record,
  type,
  types,
  fields,
}: NewModule): string => `import type { admin${types} } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
${fields.some(({ kind }) => kind === 'count') ? "import { sortable } from '../../kernel/paginate-in-memory.ts';\n" : ''}import { recordListHandlers } from '../../kernel/record-lists.ts';
import type { Db } from '../../platform/database/db.ts';
import { normalize${type} } from './rules.ts';
import { ${record}Records, ${record}Rows } from './store.ts';
import { admin${type}View } from './views.ts';

export const admin${type}Handlers = (db: Db): Handlers<typeof admin${types}> =>
  recordListHandlers({
    db,
    definition: ${record}Records,
    clean: normalize${type},
    views: async (_context, id) => (await ${record}Rows(db, id)).map(admin${type}View),
${isSwitchedOff(fields) ? "    isIn: ({ isActive }, { view }) => view === 'all' || isActive === (view === 'active'),\n" : ''}    text: ${searchedOf(fields)},
    columns: { ${columnsOf(fields)} },
  });`;

const serviceFile = ({
  record,
  type,
  types,
  words,
}: ModuleNames): string => `import type { ${type}View } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import { ${record}Rows } from './store.ts';
import { ${record}View } from './views.ts';

export const list${types} = async (db: Db): Promise<${type}View[]> => (await ${record}Rows(db)).map(${record}View);

/** The ${words} with this id; 404 if there is none. */
export async function get${type}(db: Db, id: number): Promise<${type}View> {
  const [row] = await ${record}Rows(db, id);
  if (!row) throw new Problem('records.not_found', 404);
  return ${record}View(row);
}`;

const rulesFile = ({ type }: ModuleNames): string => `import type { ${type}Form } from '@sjaj/contract';

/** The form as it is saved and logged. Its title has single spaces between words, so that titles that look equal are equal. */
export const normalize${type} = (form: ${type}Form): ${type}Form => ({
  ...form,
  title: form.title.trim().replace(/\\s+/g, ' '),
});`;

function storeFile(names: NewModule): string {
  const { table, record, type, isForStaffOnly, fields } = names;
  const mapping = `tableRecords('${table}', { rows: ${record}Rows, columnsOf })`;
  return `import type { ${type}Form } from '@sjaj/contract';
import type { RecordDefinition, Stored } from '../../kernel/records.ts';
import { tableRecords } from '../../kernel/table-records.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
${isForStaffOnly ? '' : "import { publish } from './events.ts';\n"}
/** All rows by title, or the one with this id. */
export async function ${record}Rows(db: Db | Tx, id?: number): Promise<readonly Stored<${type}Form>[]> {
  const rows = await db
    .selectFrom('${table}')
    .select(['id', 'version', 'title', ${fields.map(({ key, column }) => (key === column ? `'${key}'` : `'${column} as ${key}'`)).join(', ')}])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, ...form }) => ({ id: rowId, version, form }));
}

const columnsOf = ({ ${['title', ...fields.map(({ key }) => key)].join(', ')} }: ${type}Form) => ({
  title, ${fields.map(({ key, column }) => (key === column ? key : `${column}: ${key}`)).join(', ')}
});

${isForStaffOnly ? '' : `const inTable = ${mapping};\n\n`}export const ${record}Records: RecordDefinition<${type}Form> = {
  entity: '${table}',
  unique: 'title',
  ...${isForStaffOnly ? mapping : 'inTable'},
${isForStaffOnly ? '' : insertWithEvent(names)}};`;
}

const insertWithEvent = ({ table, record }: ModuleNames): string => `  insert: async (tx, form) => {
    const id = await inTable.insert(tx, form);
    await publish(tx, '${table}.added', { ${record}Id: id });
    return id;
  },
`;

const eventsFile = ({
  table,
  record,
  words,
}: ModuleNames): string => `import { declareEvents, event } from '../../kernel/domain-events.ts';

export const ${record}Events = declareEvents({
  /** Staff have added a ${words}. */
  '${table}.added': event<{ ${record}Id: number }>(),
});
export const { publish } = ${record}Events;`;

const viewsFile = ({ record, type, isForStaffOnly }: NewModule): string => `import type { Admin${type}, ${type}Form${
  isForStaffOnly ? '' : `, ${type}View`
} } from '@sjaj/contract';
import type { Stored } from '../../kernel/records.ts';
${
  isForStaffOnly
    ? ''
    : `
export const ${record}View = ({ id, form }: Stored<${type}Form>): ${type}View => ({ id, title: form.title });
`
}
export const admin${type}View = ({ id, version, form }: Stored<${type}Form>): Admin${type} => ({
  ...form,
  id,
  version,
  name: form.title,
});`;
