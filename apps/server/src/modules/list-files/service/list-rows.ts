import { type adminListFiles, MOST_FOUND_ROWS } from '@sjaj/contract';
import type { output } from 'zod';
import type { Staff } from '../../../kernel/actor.ts';
import { requireCall } from '../../../kernel/authorize.ts';
import type { ListCall, ListCalls, ListRow } from '../../../kernel/list-calls.ts';
import type { Page } from '../../../platform/http/answers.ts';
import { parse } from '../../../platform/http/parse-request.ts';
import { Problem } from '../../../platform/problem.ts';

/** More than a screen asks for: each page counts the whole list again. */
const PAGE_SIZE = 500;

/** A list that the member of staff may see. 404 where there is none, 403 where it is closed to them. */
export function findList(lists: ListCalls, actor: Staff, path: string): ListCall {
  const list = lists.find(path);
  if (!list) throw new Problem('lists.not_found', 404);
  requireCall(list.route, actor);
  return list;
}

interface RowsCall {
  readonly body: Pick<output<(typeof adminListFiles)['found']['body']>, 'request'>;
}

interface OpenRows {
  readonly totalItems: number;
  /** Those of all pages, read as they are taken. */
  readonly rows: AsyncGenerator<ListRow>;
}

/**
 * The rows that a list finds. They come from the list's own call, made as the caller: its filters, order, capability and reach hold here
 * as they do on the screen, and what it would refuse is refused.
 */
export async function openRows(list: ListCall, call: RowsCall): Promise<OpenRows> {
  const request = parse(list.route.body, { ...call.body.request, page: 1, pageSize: 100 }) as object;
  const loadPage = (page: number): Promise<Page<ListRow>> =>
    list.load({ ...call, params: undefined, body: { ...request, page, pageSize: PAGE_SIZE } });
  const first = await loadPage(1);
  return { totalItems: first.pagedResult.totalItems, rows: everyRow(first, loadPage) };
}

interface FoundRowsCall {
  readonly actor: Staff;
  readonly body: output<(typeof adminListFiles)['found']['body']>;
}

/** All rows that a list finds, to do something with each. 400 for more than may be chosen at once. */
export async function readFoundRows(lists: ListCalls, call: FoundRowsCall): Promise<ListRow[]> {
  const { totalItems, rows } = await openRows(findList(lists, call.actor, call.body.list), call);
  if (totalItems > MOST_FOUND_ROWS) {
    throw new Problem('lists.too_many_found', 400, { facts: { count: totalItems, maximum: MOST_FOUND_ROWS } });
  }
  const found: ListRow[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

/** The rows of all pages. One that moved to a later page while the file was written comes once. */
async function* everyRow(first: Page<ListRow>, loadPage: (page: number) => Promise<Page<ListRow>>) {
  const written = new Set<unknown>();
  let { items } = first;
  for (let page = 1; items.length > 0; page += 1) {
    if (page > 1) ({ items } = await loadPage(page));
    for (const row of items) {
      const id = row['id'];
      if (id !== undefined && written.has(id)) continue;
      written.add(id);
      yield row;
    }
    if (page * PAGE_SIZE >= first.pagedResult.totalItems) return;
  }
}
