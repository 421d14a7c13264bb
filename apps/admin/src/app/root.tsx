import { Outlet, useMatches } from '@tanstack/react-router';
import { NotFound, usePageTitle } from '@sjaj/app-kit';
import { Toaster } from '@sjaj/ui';
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

/** An unknown address of the back office. */
export const UnknownPage = () => <NotFound homeTitle={t('states.toStart')} />;
