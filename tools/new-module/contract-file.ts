import { FACTS, isSwitchedOff, type NewField } from './fields.ts';
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

/** `RENTAL_CAR_SORTS`: the columns that the list is sorted by. */
export const sortsName = ({ table }: ModuleNames): string => `${table.toUpperCase()}_SORTS`;

const sortsOf = (fields: readonly NewField[]): readonly string[] => [
  'name',
  ...fields.filter(({ kind }) => FACTS[kind].isSorted).map(({ key }) => key),
];

/** The calls of the back office. */
export const adminContractFile = (names: NewModule): string => {
  const { module, type, types, words, wordsOfAll, fields } = names;
  const shapes = new Set(['name', ...fields.flatMap(({ kind }) => FACTS[kind].shapeImport ?? []), 'shape']);
  const hasTabs = isSwitchedOff(fields);
  const needsZod = fields.some(({ kind }) => FACTS[kind].shape.startsWith('z.'));
  return `import ${needsZod ? '' : 'type '}{ z } from 'zod';
import { ${hasTabs ? 'ACTIVE_VIEWS, ' : ''}RECORD_FIELDS, recordList, recordRoutes } from './records.ts';
import { ${[...shapes].toSorted().join(', ')} } from './shapes.ts';

export const ${type}Form = shape({ title: name(80), ${fields.map(({ key, kind }) => `${key}: ${FACTS[kind].shape}`).join(', ')} });

export const Admin${type} = shape({ ...RECORD_FIELDS, ...${type}Form.shape });

export const ${sortsName(names)} = [${sortsOf(fields)
    .map((sort) => `'${sort}'`)
    .join(', ')}] as const;

export const admin${types} = recordRoutes({
  path: '${module}',
  form: ${type}Form,
  view: Admin${type},
  list: recordList(${hasTabs ? 'ACTIVE_VIEWS' : "['all']"}, ${sortsName(names)}),
  words: ['${words}', '${wordsOfAll}'],
});

export type ${type}Form = z.output<typeof ${type}Form>;
export type Admin${type} = z.output<typeof Admin${type}>;`;
};

/** The names that `packages/contract` exports of both. */
export const contractExports = (names: NewModule): string => {
  const { module, group, type, types, isForStaffOnly } = names;
  return [
    ...(isForStaffOnly ? [] : [`export { ${type}View, ${group} } from './${module}.ts';`]),
    `export { Admin${type}, admin${types}, ${sortsName(names)}, ${type}Form } from './${module}.admin.ts';`,
  ].join('\n');
};
