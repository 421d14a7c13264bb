import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PRICE_LINE_VIEWS, PriceChangeView, PriceSelection } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { ROWS_A_PAGE } from '../../shared/imports/row-pages.tsx';

/** The poll interval of a change that is under way, in ms. */
export const LOOK_EVERY_MS = 1_000;

export const isUnderWay = ({ state }: PriceChangeView): boolean => state === 'applying' || state === 'undoing';

/** A change of prices, polled while it is applied or undone. */
export const changeQuery = (id: number) =>
  queryOptions({
    queryKey: ['price-changes', 'one', id],
    queryFn: async ({ signal }) => (await api.priceChanges.one({ params: { id } }, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? LOOK_EVERY_MS : false),
  });

/** How many articles, or pasted lines, a selection finds. */
export const countQuery = (selection: PriceSelection) =>
  queryOptions({
    queryKey: ['price-changes', 'count', selection],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api.priceChanges.count({ body: { selection } }, { signal })).data.articles,
  });

export type LineView = (typeof PRICE_LINE_VIEWS)[number];

interface LinesRequest {
  readonly view: LineView;
  readonly page: number;
  readonly text: string;
}

export const linesKey = (id: number) => ['price-changes', 'lines', id] as const;

/** A page of the lines of a change. Its state is part of the key, because it changes the lines. */
export const linesQuery = ({ id, state }: PriceChangeView, { view, page, text }: LinesRequest) =>
  queryOptions({
    queryKey: [...linesKey(id), state, view, page, text],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.priceChanges.lines(
        { params: { id }, body: { view, page, pageSize: ROWS_A_PAGE, ...(text !== '' && { quickSearch: text }) } },
        { signal },
      ),
  });
