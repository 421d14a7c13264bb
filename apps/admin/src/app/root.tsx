import { Outlet, useMatches } from '@tanstack/react-router';
import { Toaster } from '@sjaj/ui';
import { usePageTitle } from '../shared/page/use-page-title.ts';
import { t } from '../shared/texts/t.ts';

/** What every page has, signed in or not. */
export function Root() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  usePageTitle(title ? t(title) : null);
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}
