import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Panel, Skeleton, useUiLink } from '@sjaj/ui';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { t } from '../../shared/texts/t.ts';
import styles from './dashboard.module.css';

interface QueryPanelProps<T> {
  readonly title: string;
  /** Where all of it is. */
  readonly href?: string;
  readonly query: UseQueryResult<T>;
  /** The height of the content, while it loads. */
  readonly height: number;
  readonly isEmpty?: (data: T) => boolean;
  readonly emptyText?: string;
  readonly children: (data: T) => ReactNode;
}

/** A panel that shows the answer of one call: loading, failed, empty or filled. */
export function QueryPanel<T>(props: QueryPanelProps<T>) {
  const { title, href, query, height, isEmpty, emptyText = t('dashboard.noRecords'), children } = props;
  const Link = useUiLink();
  const { data, error, refetch } = query;
  const all = href && (
    <Link href={href} className="sj-link sj-sm">
      {t('dashboard.all')}
      <span className="sj-vh">{`: ${title}`}</span>
    </Link>
  );
  return (
    <Panel title={title} end={all} flush>
      {data === undefined && error && <PanelFailed error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <div className={styles.wait} aria-busy="true">
          <Skeleton height={height} />
        </div>
      )}
      {data !== undefined &&
        (isEmpty?.(data) ? <p className={`sj-sm ${styles.empty}`}>{emptyText}</p> : children(data))}
    </Panel>
  );
}
