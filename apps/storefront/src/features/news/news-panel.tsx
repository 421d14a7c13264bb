import type { NewsSummary } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { classNames, Picture, useUiLink } from '@sjaj/ui';
import { language } from '../../shared/texts/t.ts';
import styles from './news.module.css';

export const newsItemAddress = ({ id, slug }: Pick<NewsSummary, 'id' | 'slug'>): string => `/blogs/${id}/${slug}`;

const HEIGHT = 148;
const LARGE_HEIGHT = 248;

interface NewsPanelProps {
  readonly item: NewsSummary;
  /** The newest one of a list. */
  readonly large?: boolean;
}

/** A news item in a list: picture, date, title and summary. */
export function NewsPanel({ item, large }: NewsPanelProps) {
  const Link = useUiLink();
  return (
    <article className={classNames('sj-panel', styles['card'], large && styles['large'])}>
      <Picture
        src={item.pictureUrl}
        alt={item.pictureAlt}
        focus={item.pictureFocus}
        height={large ? LARGE_HEIGHT : HEIGHT}
        sizes="400px"
        eager={large ?? false}
        className={styles['picture'] ?? ''}
      />
      <div className={styles['words']}>
        <time className="sj-xs sj-t3 sj-num" dateTime={item.publishedAt}>
          {formatDate(new Date(item.publishedAt), language())}
        </time>
        <h2>
          <Link href={newsItemAddress(item)}>{item.title}</Link>
        </h2>
        <p className={classNames('sj-t2', !large && 'sj-sm')}>{item.summary}</p>
      </div>
    </article>
  );
}
