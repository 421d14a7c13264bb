import { contract, listFieldsOf, type Route } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import type { ListDefinition, ListQuery } from '../shared/list/definition.ts';
import { fileColumns } from '../shared/list/file-columns.ts';

/** Every list of the back office: what its file asks the server for. */

type AnyList = ListDefinition<{ readonly id: number }>;

const isList = (value: unknown): value is AnyList =>
  typeof value === 'object' && value !== null && 'columns' in value && 'load' in value && 'views' in value;

const modules = import.meta.glob<Record<string, unknown>>(
  ['../resources/**/*-list.{ts,tsx}', '../resources/{part-numbers,finance}/*-page.tsx', '!**/*.test.tsx'],
  { eager: true },
);
const lists = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isList)
  .filter(({ hasNoFile, sheet }) => !hasNoFile && !sheet);

const routes = new Set(Object.values(contract).flatMap((group): Route[] => Object.values(group)));

const queryFor = (list: AnyList): ListQuery => ({
  page: 1,
  pageSize: 24,
  view: list.views[0].key,
  text: '',
  sort: null,
  filters: {},
});

async function callOf(list: AnyList): Promise<Route> {
  const calls: Route[] = [];
  await list.load(queryFor(list), {
    transport: (route) => {
      calls.push(route);
      return Promise.resolve({ data: [] });
    },
  });
  const [call] = calls;
  if (!call) throw new Error(`the list ${list.name} makes no call`);
  return call;
}

it('finds the lists', () => {
  expect(lists.length).toBeGreaterThan(40);
});

describe.each(lists.map((list) => ({ name: list.name, list })))('$name', ({ list }) => {
  it('names fields of the rows, and what their values are called', async () => {
    const route = await callOf(list);
    expect(routes.has(route)).toBe(true);
    expect(route).toMatchObject({ paged: true, reads: true });
    const fields = listFieldsOf(route.answer);
    const names = new Set(fields.map(({ field }) => field));
    const columns = fileColumns(list.columns, fields);
    expect(columns.length).toBeGreaterThan(0);
    for (const { field, title, labels } of columns) {
      expect(names).toContain(field.split('.')[0]);
      expect(title).not.toBe('');
      for (const label of Object.values(labels)) expect(label).not.toMatch(/undefined|NaN/);
    }
  });
});
