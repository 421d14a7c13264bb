import { routesTest } from './module-tests.ts';
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

const adminRoutesFile = ({
  record,
  type,
  types,
}: ModuleNames): string => `import type { admin${types} } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { paginateInMemory } from '../../kernel/paginate-in-memory.ts';
import { recordHandlers } from '../../kernel/records.ts';
import type { Db } from '../../platform/database/db.ts';
import { ${record}Rows, ${record}Records } from './store.ts';
import { admin${type}View } from './views.ts';

export const admin${type}Handlers = (db: Db): Handlers<typeof admin${types}> => ({
  ...recordHandlers({
    db,
    definition: ${record}Records,
    read: async (id) => (await ${record}Rows(db, id)).map(admin${type}View)[0],
  }),
  list: async ({ body, language }) => {
    const views = (await ${record}Rows(db)).map(admin${type}View);
    const name = (view: { readonly name: string }): string => view.name;
    return paginateInMemory(views, body, { language, text: name, columns: { name } });
  },
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

const rulesFile = (
  _names: ModuleNames,
): string => `/** Separates the words of a title by one space, so that titles that look equal are equal. */
export const normalizeTitle = (title: string): string => title.trim().replace(/\\s+/g, ' ');`;

const rulesTest = (_names: ModuleNames): string => `import { expect, it } from 'vitest';
import { normalizeTitle } from './rules.ts';

it('separates the words of a title by one space', () => {
  expect(normalizeTitle('  two   words ')).toBe('two words');
});`;

function storeFile(names: NewModule): string {
  const { table, record, type, isForStaffOnly } = names;
  const mapping = `tableRecords('${table}', { rows: ${record}Rows, columnsOf })`;
  return `import type { ${type}Form } from '@sjaj/contract';
import type { RecordDefinition, Stored } from '../../kernel/records.ts';
import { tableRecords } from '../../kernel/table-records.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
${isForStaffOnly ? '' : "import { publish } from './events.ts';\n"}import { normalizeTitle } from './rules.ts';

/** All rows by title, or the one with this id. */
export async function ${record}Rows(db: Db | Tx, id?: number): Promise<readonly Stored<${type}Form>[]> {
  const rows = await db
    .selectFrom('${table}')
    .select(['id', 'version', 'title'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, ...form }) => ({ id: rowId, version, form }));
}

const columnsOf = ({ title }: ${type}Form) => ({ title: normalizeTitle(title) });

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
