import { queryOptions } from '@tanstack/react-query';
import type { SearchResult, Resource } from '../../shared/resource/resource.ts';

/** What one resource has found. */
export interface FoundGroup {
  readonly resource: Resource;
  readonly found: readonly SearchResult[];
}

/** Asks every resource that can be searched; one that fails does not hide what the others have. */
export const searchQuery = (typed: string, resources: readonly Resource[]) =>
  queryOptions({
    queryKey: ['search', typed],
    queryFn: async ({ signal }): Promise<readonly FoundGroup[]> => {
      const searchable = resources.filter(({ find }) => find !== undefined);
      const answers = await Promise.allSettled(searchable.map(async ({ find }) => (await find?.(typed, signal)) ?? []));
      if (answers.every(({ status }) => status === 'rejected')) throw new Error('no resource could be searched');
      return searchable.flatMap((resource, index) => {
        const answer = answers[index];
        return answer?.status === 'fulfilled' && answer.value.length > 0 ? [{ resource, found: answer.value }] : [];
      });
    },
  });
