import { PageSkeleton as Frame } from '@sjaj/app-kit';
import { Skeleton } from '@sjaj/ui';

/** Fills the room of a page while its code is loading: most pages show a table. */
export const PageSkeleton = () => (
  <Frame className="adm-page-skeleton">
    <Skeleton width="100%" height={420} radius={12} marginTop={14} />
  </Frame>
);
