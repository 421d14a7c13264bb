import { Outlet } from '@tanstack/react-router';
import { SkipLink } from '@sjaj/ui';
import { FocusedHeader } from './focused-header.tsx';

const CONTENT_ID = 'content';

/** The frame of a page that belongs to no session: nothing in it asks who is here. */
export function PlainFrame() {
  return (
    <>
      <SkipLink targetId={CONTENT_ID} />
      <FocusedHeader />
      <main id={CONTENT_ID} tabIndex={-1} className="sj-wrap shop-main">
        <Outlet />
      </main>
    </>
  );
}
