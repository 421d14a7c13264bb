import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** Begins the keys of all queries of the library. */
export const PICTURES = 'pictures';

export const pictureQuery = (id: number) =>
  queryOptions({
    queryKey: [PICTURES, 'one', id],
    queryFn: async ({ signal }) => (await api.pictures.one({ params: { id } }, { signal })).data,
  });

const CHOICES_OF_PAGE = 24;

/** The pictures to choose from, the newest first. */
export const choiceQuery = (typed: string) =>
  infiniteQueryOptions({
    queryKey: [PICTURES, 'choice', typed],
    queryFn: ({ pageParam, signal }) =>
      api.pictures.list(
        {
          body: {
            page: pageParam,
            pageSize: CHOICES_OF_PAGE,
            isSortAscending: false,
            ...(typed !== '' && { quickSearch: typed }),
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pagedResult }) =>
      pagedResult && pagedResult.currentPage < pagedResult.totalPages ? pagedResult.currentPage + 1 : null,
  });
