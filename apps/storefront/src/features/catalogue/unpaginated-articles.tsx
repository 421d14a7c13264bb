import '../../shared/page/screen-bars.css';
import type { ReactNode } from 'react';
import type { ArticleCard } from '@sjaj/contract';
import { classNames } from '@sjaj/ui';
import { ArticlesView } from './articles-view.tsx';
import { EntrySummary } from './entry-summary.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';
import styles from './listing.module.css';
import { useEntries } from './use-entries.ts';
import { useListingView } from './use-listing-view.ts';
import { ViewSwitch } from './view-switch.tsx';

interface UnpaginatedArticlesProps {
  /** Undefined while loading. */
  readonly articles: readonly ArticleCard[] | undefined;
  /** Number of placeholders while loading. */
  readonly expected: number;
  /** Shown beside the view switch. */
  readonly tools?: ReactNode;
}

/** A short list of articles: view switch and one button for all, without filters and pagination. */
export function UnpaginatedArticles({ articles, expected, tools }: UnpaginatedArticlesProps) {
  const column = useEntries();
  const { chosen, drawn: view } = useListingView();
  return (
    <>
      <div
        className={classNames(styles['toolbar'], view === 'table' && styles['sticky'])}
        data-bar={view === 'table' ? 'top' : undefined}
      >
        <div className={styles['chips']} />
        {tools}
        <ViewSwitch view={chosen} />
        {view === 'table' && <EntrySummary column={column} />}
      </div>
      {articles ? (
        <ArticlesView articles={articles} view={view} column={column} wide />
      ) : (
        <ListingSkeleton view={view} count={expected} />
      )}
    </>
  );
}
