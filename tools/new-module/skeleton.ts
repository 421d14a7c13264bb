import type { Tree } from '../gates/planted.ts';

const camel = (name: string): string => name.replace(/[-_](.)/g, (_match, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(`-${name}`);

/** The files of a new module that reads one row of a table by its id; paths below the root. `name` is kebab-case, `table` snake_case. */
export function skeleton(name: string, table: string): Tree {
  const names = {
    name,
    table,
    group: camel(name),
    thing: pascal(table),
    problem: `${name.replaceAll('-', '_')}.not_found`,
  };
  const folder = `apps/server/src/modules/${name}`;
  return {
    [`packages/contract/src/${name}.ts`]: contract(names),
    [`${folder}/index.ts`]: `export { ${names.group}Handlers } from './routes.ts';`,
    [`${folder}/routes.ts`]: routes(names),
    [`${folder}/service.ts`]: service(names),
    [`${folder}/store.ts`]: store(names),
  };
}

type Names = { name: string; table: string; group: string; thing: string; problem: string };

const contract = ({ name, group, thing, problem }: Names): string => `import type { z } from 'zod';
import { ADMINISTRATORS, routes } from './route.ts';
import { ById, Id, shape } from './shapes.ts';

export const ${thing} = shape({ id: Id });
export type ${thing} = z.infer<typeof ${thing}>;

export const ${group} = routes({
  get: {
    method: 'GET',
    path: '/${name}/{id}',
    access: ADMINISTRATORS,
    params: ById,
    answer: ${thing},
    problems: ['${problem}'],
    summary: 'One ${thing} by its id.',
  },
});`;

const routes = ({ group }: Names): string => `import type { ${group} } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { get } from './service.ts';

export const ${group}Handlers = (db: Db): Handlers<typeof ${group}> => ({
  get: ({ params }) => get(db, params.id),
});`;

const service = ({ thing, problem }: Names): string => `import type { ${thing} } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

/** The one with this id; 404 where there is none. */
export async function get(db: Db, id: number): Promise<${thing}> {
  const found = await store.find(db, id);
  if (!found) throw new Problem('${problem}', 404);
  return found;
}`;

const store = ({ table, thing }: Names): string => `import type { ${thing} } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';

export const find = (db: Db, id: number): Promise<${thing} | undefined> =>
  db.selectFrom('${table}').select(['id']).where('id', '=', id).executeTakeFirst();`;
