import { expect, it } from 'vitest';
import type { ListQuery } from './definition.ts';
import { canChooseAll, readFound } from './found-rows.ts';

const QUERY: ListQuery = { page: 3, pageSize: 24, view: 'all', text: 'a', sort: null, filters: { x: '1' } };

it('reads every page of what the list finds, from the first on and each row once', async () => {
  const asked: ListQuery[] = [];
  const pages = [[{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 3 }], [{ id: 4 }]];
  const load = (query: ListQuery) => {
    asked.push(query);
    return Promise.resolve({
      data: pages[query.page - 1] ?? [],
      pagedResult: { currentPage: query.page, totalItems: 5, totalPages: 3 },
    });
  };
  expect((await readFound({ load }, QUERY)).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(asked.map(({ page, pageSize, text, filters }) => [page, pageSize, text, filters])).toEqual(
    [1, 2, 3].map((page) => [page, 100, 'a', { x: '1' }]),
  );
});

it('offers all that is found where the list says so, up to as many as it reads', () => {
  expect([canChooseAll({}, 5), canChooseAll({ choosesAll: true }, 90_000)]).toEqual([false, true]);
  expect([canChooseAll({ choosesAll: 1_000 }, 1_000), canChooseAll({ choosesAll: 1_000 }, 1_001)]).toEqual([
    true,
    false,
  ]);
});
