import { useEffect } from 'react';
import { Outlet, useMatches } from '@tanstack/react-router';
import { applyAccent, usePageTitle, useSupplier } from '@sjaj/app-kit';
import { lazyPart, LoaderOverlay, Toaster } from '@sjaj/ui';
import { useActivity } from '../shared/api/activity.ts';
import { measurementScript } from '../shared/measurement-script.ts';
import { useSessionNeed } from '../shared/session/session-requests.ts';
import { endSession } from '../shared/session/token.ts';
import { accountTexts } from '../shared/texts/account-texts.ts';
import { t } from '../shared/texts/t.ts';
import { OfflineBar } from './offline-bar.tsx';

/** Without its code the log-in page opens instead. */
const SessionDialog = lazyPart(async () => {
  try {
    const [{ SessionDialog }] = await Promise.all([import('../features/auth/session-dialog.tsx'), accountTexts()]);
    return SessionDialog;
  } catch {
    endSession('expired');
    return () => null;
  }
});

/** Asks before the owner's script measures visits; absent in a shop without one. */
const Measurement =
  measurementScript() === null
    ? null
    : lazyPart(
        async () => {
          const [file] = await Promise.all([import('../features/measurement/index.ts'), accountTexts()]);
          return file.MeasurementBanner;
        },
        { quiet: true },
      );

/** The shop in the colour of its company, once that is known. */
function useAccent(): void {
  const supplier = useSupplier();
  const accent = supplier?.accentColour ?? null;
  const isKnown = supplier !== undefined;
  useEffect(() => {
    if (isKnown) applyAccent(accent);
  }, [isKnown, accent]);
}

/** What every page has, signed in or not. */
export function Root() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const title = page?.trail === 'profile' ? undefined : page?.title;
  const busy = useActivity();
  const isSessionNeeded = useSessionNeed() !== null;
  usePageTitle(title ? t(title) : null);
  useAccent();
  return (
    <>
      <OfflineBar />
      <Outlet />
      {isSessionNeeded && <SessionDialog />}
      {Measurement && <Measurement />}
      <LoaderOverlay active={busy} />
      <Toaster />
    </>
  );
}
