import { PageSkeleton as Frame } from '@sjaj/app-kit';
import { ProductTileSkeleton } from '@sjaj/ui';

const TILES = 8;

/** Fills the room of a page while its code or data is loading: most pages show articles. */
export const PageSkeleton = () => (
  <Frame titleMargin={16}>
    <div className="sj-grid sj-grid-4 shop-page-skeleton">
      {Array.from({ length: TILES }, (_, index) => (
        <ProductTileSkeleton key={index} />
      ))}
    </div>
  </Frame>
);
