import { Outlet, useMatches } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import { LoaderOverlay, Toaster } from '@sjaj/ui';
import { useActivity } from '../shared/api/activity.ts';
import { t } from '../shared/texts/t.ts';
import { OfflineBar } from './offline-bar.tsx';

/** What every page has, signed in or not. */
export function Root() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const title = page?.trail === 'profile' ? undefined : page?.title;
  const busy = useActivity();
  usePageTitle(title ? t(title) : null);
  return (
    <>
      <OfflineBar />
      <Outlet />
      <LoaderOverlay active={busy} />
      <Toaster />
    </>
  );
}
