import type { ModuleNames } from './names.ts';

/** The calls of buyers and of the back office. */
export const contractFile = ({ module, group, type, types, words }: ModuleNames): string => `import { z } from 'zod';
import { BACK_OFFICE, routes, SIGNED_IN } from './route.ts';
import { ById, Done, Id, ListRequest, name, shape } from './shapes.ts';

export const ${type}Form = shape({ title: name(80) });

export const ${type}View = shape({ id: Id, title: z.string() });

export const Admin${type} = shape({ ...${type}Form.shape, id: Id, version: z.int(), name: z.string() });

const ${types}Request = shape({
  ...ListRequest.shape,
  sortBy: z.enum(['title']).default('title'),
  isSortAscending: z.boolean().default(true),
});

export const ${group} = routes({
  list: {
    method: 'POST',
    path: '/${module}/get-${module}',
    reads: true,
    access: SIGNED_IN,
    body: ${types}Request,
    answer: ${type}View,
    paged: true,
    summary: 'Every ${words} by title.',
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

export const admin${types} = routes({
  list: {
    method: 'POST',
    path: '/admin/${module}/get-${module}',
    reads: true,
    access: BACK_OFFICE,
    body: ${types}Request,
    answer: Admin${type},
    paged: true,
    summary: 'Every ${words} for staff.',
  },
  one: {
    method: 'GET',
    path: '/admin/${module}/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Admin${type},
    problems: ['records.not_found'],
    summary: 'One ${words} for staff.',
  },
  create: {
    method: 'POST',
    path: '/admin/${module}',
    access: BACK_OFFICE,
    body: ${type}Form,
    answer: Admin${type},
    idempotent: true,
    problems: ['records.taken'],
    summary: 'Adds a ${words}.',
  },
  update: {
    method: 'PUT',
    path: '/admin/${module}/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...${type}Form.shape, version: z.int().min(1) }),
    answer: Admin${type},
    problems: ['records.not_found', 'records.changed_meanwhile', 'records.taken'],
    summary: 'Saves a ${words}, unless somebody else has saved it since.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/${module}/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'records.in_use'],
    summary: 'Deletes a ${words} that nothing refers to.',
  },
});

export type ${type}Form = z.output<typeof ${type}Form>;
export type ${type}View = z.output<typeof ${type}View>;
export type Admin${type} = z.output<typeof Admin${type}>;`;

/** The names that `packages/contract` exports of it. */
export const contractExport = ({ module, group, type, types }: ModuleNames): string =>
  `export { Admin${type}, admin${types}, ${type}Form, ${type}View, ${group} } from './${module}.ts';`;
