import { Skeleton } from '@sjaj/ui';
import { t } from '../shared/texts/t.ts';

/** Stands for a page whose code is on its way. */
export function PageSkeleton() {
  return (
    <div aria-busy="true" className="adm-page-skeleton">
      <span className="sj-vh" role="status">
        {t('sign.loading')}
      </span>
      <Skeleton width={260} height={28} />
      <Skeleton width="100%" height={32} marginTop={14} />
      <Skeleton width="100%" height={420} radius={12} marginTop={14} />
    </div>
  );
}
