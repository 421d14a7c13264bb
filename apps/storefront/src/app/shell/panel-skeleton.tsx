import './panel.css';
import { Skeleton } from '@sjaj/ui';

/** A panel of the header that is on its way. */
export function PanelSkeleton() {
  return (
    <div className="shop-panel" aria-busy="true">
      <Skeleton width={140} height={18} />
      <Skeleton height={36} marginTop={16} />
      <Skeleton height={36} marginTop={10} />
    </div>
  );
}
