import { useEffect } from 'react';
import { t } from '../texts/t.ts';

/** "Korpa – Sjaj" */
export const windowTitle = (title: string): string => t('sign.appTitle', { title });

/** Names the window after the page; null while the page does not know its title yet. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = windowTitle(title);
  }, [title]);
}
