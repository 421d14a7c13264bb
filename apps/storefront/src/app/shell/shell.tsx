import { type ReactNode, useEffect } from 'react';
import { Outlet, useMatches } from '@tanstack/react-router';
import { lazyPart, SkipLink } from '@sjaj/ui';
import { queryClient } from '../../shared/api/query-client.ts';
import { keepTracesOf } from '../../shared/session/device-traces.ts';
import { useIsGuest, useIsRepresentative, useProfile } from '../../shared/session/profile.ts';
import { closeHubs, openHubs } from '../realtime.ts';
import { AddedToCart } from './added-to-cart.tsx';
import { BackToTop } from './back-to-top.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Trail } from './trail.tsx';
import { useOwnerChanges } from './use-owner-changes.ts';

const ImpersonationBar = lazyPart(async () => (await import('../impersonation/index.ts')).loadImpersonationBar());
const FocusedHeader = lazyPart(async () => (await import('./focused-header.tsx')).FocusedHeader);

const CONTENT_ID = 'content';
/** The push channels wait until the first page has had the line for itself. */
const PUSH_AFTER_MS = 1_500;

/** The frame around every page of the shop; around its children where the page is no child of the shop's route. */
export function Shell({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { id } = useProfile().userData;
  const isGuest = useIsGuest();
  const isRepresentative = useIsRepresentative();
  useEffect(() => {
    if (!isGuest) keepTracesOf(id);
  }, [id, isGuest]);
  const ownerChanges = useOwnerChanges();
  const isFocused = useMatches({ select: (matches) => matches.at(-1)?.staticData.isFocused === true });
  useEffect(() => {
    // A guest without a cart is told of nothing.
    if (id === 0) return;
    const timer = setTimeout(() => void openHubs({ userId: id, isGuest }, queryClient), PUSH_AFTER_MS);
    return () => {
      clearTimeout(timer);
      closeHubs();
    };
  }, [id, isGuest]);
  return (
    <>
      <SkipLink targetId={CONTENT_ID} />
      {isRepresentative && <ImpersonationBar placeholder={<div className="shop-impersonation-placeholder" />} />}
      {isFocused ? (
        <FocusedHeader placeholder={<div className="shop-header shop-focused-placeholder" />} />
      ) : (
        <Header />
      )}
      {/* The headers differ in height: each frame has a content of its own, and none is moved when the other comes. So has each person. */}
      <main
        key={`${isFocused ? 'focused' : 'full'} ${ownerChanges}`}
        id={CONTENT_ID}
        tabIndex={-1}
        className={isFocused ? 'sj-wrap shop-main shop-focused' : 'sj-wrap shop-main'}
      >
        <Trail />
        {children}
      </main>
      {!isFocused && (
        <>
          <Footer />
          <BackToTop />
          <AddedToCart />
          <BottomBar />
        </>
      )}
    </>
  );
}
