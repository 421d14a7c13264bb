import { queryOptions } from '@tanstack/react-query';
import { loadPage, type PageName } from '@sjaj/i18n/pages';
import { language } from '../../shared/texts/t.ts';

/** Content of a page, fetched on opening and cached until the tab is closed. */
export const pageQuery = (name: PageName) =>
  queryOptions({
    queryKey: ['information', name],
    queryFn: () => loadPage(name, language()),
    staleTime: Infinity,
  });
