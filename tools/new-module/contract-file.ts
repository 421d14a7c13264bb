import type { ModuleNames, NewModule } from './names.ts';

/** The calls of buyers. */
export const contractFile = ({ module, group, type, types, words }: ModuleNames): string => `import { z } from 'zod';
import { routes, SIGNED_IN } from './route.ts';
import { ById, Id, shape, sortedList } from './shapes.ts';

export const ${type}View = shape({ id: Id, title: z.string() });

const ${types}Request = sortedList(z.enum(['default', 'title', 'createdDate']).default('default'));

export const ${group} = routes({
  list: {
    method: 'POST',
    path: '/${module}/get-${module}',
    reads: true,
    access: SIGNED_IN,
    body: ${types}Request,
    answer: ${type}View,
    paged: true,
    summary: 'Every ${words}, by title unless another order is asked for.',
  },
  one: {
    method: 'GET',
    path: '/${module}/{id}',
    access: SIGNED_IN,
    params: ById,
    answer: ${type}View,
    problems: ['records.not_found'],
    summary: 'One ${words}.',
  },
});

export type ${type}View = z.output<typeof ${type}View>;`;

/** The calls of the back office. */
export const adminContractFile = ({
  module,
  type,
  types,
  words,
  wordsOfAll,
}: ModuleNames): string => `import type { z } from 'zod';
import { RECORD_FIELDS, recordList, recordRoutes } from './records.ts';
import { name, shape } from './shapes.ts';

export const ${type}Form = shape({ title: name(80) });

export const Admin${type} = shape({ ...RECORD_FIELDS, ...${type}Form.shape });

export const admin${types} = recordRoutes({
  path: '${module}',
  form: ${type}Form,
  view: Admin${type},
  list: recordList(['all'], ['name']),
  words: ['${words}', '${wordsOfAll}'],
});

export type ${type}Form = z.output<typeof ${type}Form>;
export type Admin${type} = z.output<typeof Admin${type}>;`;

/** The names that `packages/contract` exports of both. */
export const contractExports = ({ module, group, type, types, isForStaffOnly }: NewModule): string =>
  [
    ...(isForStaffOnly ? [] : [`export { ${type}View, ${group} } from './${module}.ts';`]),
    `export { Admin${type}, admin${types}, ${type}Form } from './${module}.admin.ts';`,
  ].join('\n');
