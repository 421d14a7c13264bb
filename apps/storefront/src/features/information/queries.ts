import { queryOptions } from '@tanstack/react-query';
import { loadPage, type PageName } from '@sjaj/i18n/pages';
import { language } from '../../shared/texts/t.ts';

/** The content of a page, fetched when it is opened and good for the life of the tab. */
export const pageQuery = (name: PageName) =>
  queryOptions({
    queryKey: ['information', name],
    queryFn: () => loadPage(name, language()),
    staleTime: Infinity,
  });
