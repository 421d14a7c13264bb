import type { ReactNode } from 'react';
import { useMatch } from '@tanstack/react-router';
import { PageTitle, Skeleton } from '@sjaj/ui';
import { queryClient } from '../shared/api/query-client.ts';
import { PublicHead } from '../shared/page/public-head.tsx';
import { profileQuery } from '../shared/session/profile.ts';
import { isSignedIn } from '../shared/session/token.ts';
import { t } from '../shared/texts/t.ts';
import { Shell } from './shell/shell.tsx';
import { Trail } from './shell/trail.tsx';

/** Of the text below the heading. */
const HEIGHT = 320;

/** In place of a page that is open to everybody while its code loads: its frame and the heading that it will have. */
export function OpenPageSkeleton() {
  const title = useMatch({ strict: false, select: ({ staticData }) => staticData.title });
  return (
    <Frame>
      <div className="shop-page-skeleton" aria-busy="true">
        {title && <PageTitle title={t(title)} />}
        <Skeleton height={HEIGHT} />
      </div>
    </Frame>
  );
}

/** As the page will have it. Without a profile the shop's frame cannot be drawn: there is room for its header until then. */
function Frame({ children }: { readonly children: ReactNode }) {
  if (!isSignedIn()) {
    return (
      <>
        <PublicHead />
        <main className="sj-wrap">{children}</main>
      </>
    );
  }
  if (queryClient.getQueryData(profileQuery.queryKey)) return <Shell>{children}</Shell>;
  return (
    <>
      <div className="shop-header" aria-hidden="true">
        <div className="shop-bar" />
        <div className="shop-menu sj-notphone" />
      </div>
      <main className="sj-wrap">
        <Trail />
        {children}
      </main>
    </>
  );
}
