import './product-tile.css';
import './product-tile-narrow.css';
import { Skeleton } from '../feedback/skeleton.tsx';

/** The placeholder of a `ProductTile` while it loads, in the same geometry. */
export function ProductTileSkeleton() {
  return (
    <div className="sj-tile" aria-hidden="true">
      <Skeleton height={114} radius={8} />
      <div className="sj-tile-body">
        <div className="sj-tile-top">
          <Skeleton width={64} height={12} />
          <Skeleton width={44} height={12} />
        </div>
        <Skeleton width="94%" height={14} marginTop={9} />
        <Skeleton width="62%" height={14} marginTop={7} />
        <div className="sj-tile-third-line" />
        <Skeleton width="48%" height={12} marginTop={10} />
        <Skeleton width="56%" height={20} marginTop={9} />
        <Skeleton width="82%" height={12} marginTop={7} />
        <div className="sj-tile-buy">
          <Skeleton width={98} height={32} />
          <span className="sj-grow">
            <Skeleton height={32} />
          </span>
        </div>
      </div>
    </div>
  );
}
