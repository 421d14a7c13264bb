import { useEffect } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { t } from '../texts/t.ts';

const FRESH_MS = 300_000;

/** What the shop is called; without a session, so that the log-in page can ask too. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await api.shop.current({ signal })).data,
});

/** Names the window after the page, `Narudžbe – Sjaj`; null while the page does not know its title yet. */
export function usePageTitle(title: string | null): void {
  const shop = useQuery(shopQuery).data?.shortName;
  useEffect(() => {
    if (title !== null) document.title = shop === undefined ? title : t('sign.appTitle', { title, shop });
  }, [title, shop]);
}
