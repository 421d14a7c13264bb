import { useEffect } from 'react';
import { useSupplier } from '../api/supplier.ts';
import { t } from '../texts/texts.ts';

/** Sets the window title to `Korpa – Sjaj`; does nothing for null, while the page does not know its title yet. */
export function usePageTitle(title: string | null): void {
  const shop = useSupplier()?.shortName;
  useEffect(() => {
    if (title !== null) document.title = shop === undefined ? title : t('sign.appTitle', { title, shop });
  }, [title, shop]);
}
