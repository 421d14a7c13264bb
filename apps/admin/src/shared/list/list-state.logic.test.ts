import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIST_PAGE_SIZES, type ListQuery } from './definition.ts';
import { queryOf, filtersIn, isNarrowed, kindsOf, nextSort, numbersOf, searchFor } from './list-state.logic.ts';

const list = {
  columns: [{ sortBy: 'code' }, { sortBy: 'vpc' }, {}],
  views: [{ key: 'all' }, { key: 'hidden' }],
  filters: [{ key: 'brand' }, { key: 'status', views: ['all'] }],
};

describe('the address of a list', () => {
  it('asks for the first page of the first view where it says nothing', () => {
    expect(queryOf({}, list)).toEqual({ page: 1, pageSize: 24, view: 'all', text: '', sort: null, filters: {} });
  });

  it('does not believe what makes no sense', () => {
    const search = { view: 'nowhere', page: '-3', size: '7', sort: 'secret', other: 'x' };
    expect(queryOf(search, list)).toEqual(queryOf({}, list));
    expect(queryOf({ page: '999999999' }, list).page).toBe(1);
  });

  it('leaves a filter out of a view that does not offer it', () => {
    expect(queryOf({ view: 'hidden', status: '1', brand: '2' }, list).filters).toEqual({ brand: '2' });
    expect(filtersIn('hidden', list)).toEqual([{ key: 'brand' }]);
  });

  it('says what is asked, so that it is read the same', () => {
    const queries: fc.Arbitrary<ListQuery> = fc.record({
      page: fc.integer({ min: 1, max: 1_000 }),
      pageSize: fc.constantFrom(...LIST_PAGE_SIZES),
      view: fc.constantFrom('all', 'hidden'),
      text: fc.string({ maxLength: 64 }),
      sort: fc.option(fc.record({ by: fc.constantFrom('code', 'vpc'), ascending: fc.boolean() })),
      filters: fc.constantFrom<Readonly<Record<string, string>>>({}, { brand: '3,5' }),
    });
    fc.assert(
      fc.property(queries, (query) => {
        expect(queryOf(searchFor(query, list), list)).toEqual(query);
      }),
    );
  });
});

it('turns the order of a column: up, down, as it was', () => {
  const up = nextSort({ by: 'code', ascending: true }, 'vpc');
  const down = nextSort(up, 'vpc');
  expect([up, down, nextSort(down, 'vpc')]).toEqual([
    { by: 'vpc', ascending: true },
    { by: 'vpc', ascending: false },
    null,
  ]);
});

it('reads lists of numbers, minus one included', () => {
  expect(numbersOf('3,x,-1,,99999999999')).toEqual([3, -1]);
  expect(numbersOf(undefined)).toEqual([]);
});

it('reads kinds of records, and leaves out what is none', () => {
  expect(kindsOf('article,sales_order,{"toString":{}},,A')).toEqual(['article', 'sales_order']);
  expect(kindsOf(undefined)).toEqual([]);
});

it('knows when rows are hidden', () => {
  expect(isNarrowed(queryOf({ view: 'hidden', page: '2' }, list))).toBe(false);
  expect(isNarrowed(queryOf({ q: 'x' }, list))).toBe(true);
  expect(isNarrowed(queryOf({ brand: '1' }, list))).toBe(true);
});
