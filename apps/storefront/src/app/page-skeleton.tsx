import { useMatch } from '@tanstack/react-router';
import { PageSkeleton as Frame } from '@sjaj/app-kit';
import { ProductTileSkeleton, Skeleton } from '@sjaj/ui';

const TILES = 8;
const ROWS = 8;

/** Fills the room of a page while its code or data is loading: most pages show articles, those of the profile area and of an order rows. */
export function PageSkeleton() {
  const hasRows = useMatch({
    strict: false,
    select: ({ staticData: { trail, hasRows: isSaid } }) => trail === 'profile' || isSaid === true,
  });
  return <Frame titleMargin={16}>{hasRows ? <Rows /> : <Tiles />}</Frame>;
}

const Tiles = () => (
  <div className="sj-grid sj-grid-4 shop-page-skeleton">
    {Array.from({ length: TILES }, (_, index) => (
      <ProductTileSkeleton key={index} />
    ))}
  </div>
);

const Rows = () => (
  <div className="sj-panel shop-page-skeleton shop-row-skeletons">
    {Array.from({ length: ROWS }, (_, index) => (
      <div key={index}>
        <Skeleton width={40} height={36} />
        <Skeleton width="100%" height={16} />
        <Skeleton width={96} height={16} />
      </div>
    ))}
  </div>
);
