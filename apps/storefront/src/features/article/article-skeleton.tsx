import { Skeleton } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './article.module.css';

/** Placeholder while the article loads, with the layout of its page. */
export function ArticleSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sj-vh" aria-live="polite">
        {t('states.loading')}
      </p>
      <div style={{ paddingTop: 12 }}>
        <Skeleton width="min(320px, 100%)" height={16} />
      </div>
      <div className={styles['columns']}>
        <div className={styles['gallery']}>
          <Skeleton height={362} radius={12} />
          <Skeleton width={280} height={64} marginTop={8} radius={10} />
        </div>
        <div className={styles['middle']}>
          <Skeleton width={240} height={16} />
          <Skeleton width="88%" height={26} marginTop={8} />
          <Skeleton width="70%" height={16} marginTop={14} />
          <Skeleton height={260} marginTop={20} radius={12} />
        </div>
        <div className={styles['buy']}>
          <Skeleton height={430} radius={12} />
        </div>
      </div>
    </div>
  );
}
