import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { placeholderUrl } from '../../shared/figures/placeholder.ts';
import { RECORD_PAGES } from '../../shared/history/record-links.ts';
import { homeOf, type Resource } from '../../shared/resource/resource.ts';
import { t } from '../../shared/texts/t.ts';
import type { FoundGroup } from './found-group.ts';

/** The records that the text names, grouped by the resources that the person may open. */
export const searchQuery = (typed: string, resources: readonly Resource[]) =>
  queryOptions({
    queryKey: ['search', typed],
    queryFn: async ({ signal }): Promise<readonly FoundGroup[]> => {
      const { data } = await api.staffSearch.search({ body: { text: typed } }, { signal });
      return data.flatMap(({ kind, records }) => {
        const page = RECORD_PAGES[kind];
        const resource = resources.find((one) => homeOf(one) === page);
        if (!resource) return [];
        const results = records.map(({ id, title, detail, picture }) => ({
          key: `${kind}-${id}`,
          title,
          detail,
          href: `${page}/${id}`,
          ...(picture && { picture: { url: picture.url, placeholder: placeholderUrl(picture.placeholder) } }),
        }));
        return [{ key: kind, title: t(resource.title), results }];
      });
    },
  });
