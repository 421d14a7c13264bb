import type { ReactNode } from 'react';
import { Skeleton } from '@sjaj/ui';
import { t } from '../texts/texts.ts';

interface PageSkeletonProps {
  readonly className?: string;
  readonly titleMargin?: number;
  /** The body below title and tool bar. */
  readonly children: ReactNode;
}

/** Fills the room of a page while its code or data is loading. */
export function PageSkeleton({ className, titleMargin = 0, children }: PageSkeletonProps) {
  return (
    <div aria-busy="true" className={className}>
      <span className="sj-vh" role="status">
        {t('sign.loading')}
      </span>
      <Skeleton width={260} height={28} marginTop={titleMargin} />
      <Skeleton width="100%" height={32} marginTop={14} />
      {children}
    </div>
  );
}
