import { useEffect } from 'react';
import { useShopName } from '../supplier.ts';
import { t } from '../texts/t.ts';

/** Names the window after the page, `Korpa – Sjaj`; null while the page does not know its title yet. */
export function usePageTitle(title: string | null): void {
  const shop = useShopName();
  useEffect(() => {
    if (title !== null) document.title = shop === null ? title : t('sign.appTitle', { title, shop });
  }, [title, shop]);
}
