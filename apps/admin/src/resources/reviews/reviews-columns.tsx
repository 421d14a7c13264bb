import type { ModeratedReview } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { useUiLink } from '@sjaj/ui';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column } from '../../shared/list/definition.ts';
import { language, t } from '../../shared/texts/t.ts';
import { DecisionCell } from './decision-cell.tsx';

function ArticleLink({ article: { id, code, title }, rating }: ModeratedReview) {
  const Link = useUiLink();
  return (
    <span className="rev-article">
      <Link href={`/articles/${id}`} className="sj-link">
        {title}
      </Link>
      <span className="sj-xs sj-t3">
        {code}
        <span className="rev-rating">{` · ${t('reviews.stars', { rating })}`}</span>
      </span>
    </span>
  );
}

const STATE_KEY = {
  pending: 'reviews.waiting',
  published: 'reviews.published',
  rejected: 'reviews.rejected',
} as const;

export const REVIEW_COLUMNS: readonly Column<ModeratedReview>[] = [
  {
    key: 'createdAt',
    title: 'reviews.writtenAt',
    sortBy: 'createdDate',
    text: ({ createdAt }) => formatDateTime(new Date(createdAt), language()),
    show: ({ createdAt }) => <span className="sj-t2 sj-num">{tableTime(createdAt, new Date())}</span>,
  },
  {
    key: 'article',
    title: 'reviews.article',
    onPhone: true,
    text: ({ article }) => `${article.code} ${article.title}`,
    file: [{ field: 'article.code', title: 'article.code' }, { field: 'article.title' }],
    show: (review) => <ArticleLink {...review} />,
  },
  {
    key: 'rating',
    title: 'reviews.rating',
    sortBy: 'rating',
    text: ({ rating }) => String(rating),
    show: ({ rating }) => <span className="sj-nw sj-num">{t('reviews.stars', { rating })}</span>,
  },
  {
    key: 'comment',
    title: 'field.comment',
    locked: true,
    onPhone: true,
    text: ({ comment }) => comment,
    show: ({ comment }) => <span className="rev-comment">{comment}</span>,
  },
  { key: 'author', title: 'reviews.author', shrinks: true, text: ({ author }) => author },
  {
    key: 'state',
    title: 'reviews.decision',
    locked: true,
    onPhone: true,
    text: ({ state }) => t(STATE_KEY[state]),
    show: (review, list) => <DecisionCell review={review} list={list} />,
  },
];
