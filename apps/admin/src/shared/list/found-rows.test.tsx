import { afterEach, expect, it, vi } from 'vitest';
import { MOST_FOUND_ROWS } from '@sjaj/contract';
import { api } from '../api/api.ts';
import type { ListQuery } from './definition.ts';
import { canChooseAll, readFound } from './found-rows.ts';
import { listRequest } from './list-request.ts';

const QUERY: ListQuery = { page: 3, pageSize: 24, view: 'all', text: 'sapun', sort: null, filters: {} };

afterEach(() => vi.unstubAllGlobals());

it('asks the server for all rows by the call of the list, with its search and view', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: RequestInfo, { body }: RequestInit = {}) => {
    sent.push([String(url).replace(/^.*\/api/, ''), JSON.parse(String(body))]);
    return new Response(JSON.stringify({ data: [{ id: 1 }, { id: 5 }], info: null }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const rows = await readFound(
    { load: (query, settings) => api.brands.list({ body: listRequest(query, ['all'], ['name']) }, settings) },
    QUERY,
  );
  expect(rows.map(({ id }) => id)).toEqual([1, 5]);
  expect(sent).toEqual([
    [
      '/admin/list-files/get-found-rows',
      {
        list: '/admin/brands/get-brands',
        request: expect.objectContaining({ quickSearch: 'sapun', view: 'all', sortBy: 'name' }),
      },
    ],
  ]);
});

it('offers all that is found up to as many as the server reads, or any number where no rows are read', () => {
  expect([canChooseAll(undefined, MOST_FOUND_ROWS), canChooseAll(undefined, MOST_FOUND_ROWS + 1)]).toEqual([
    true,
    false,
  ]);
  expect(canChooseAll(true, 90_000)).toBe(true);
});
