import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconArrowLeft, IconArrowRight, IconNews } from '@tabler/icons-react';
import { messageOf, usePageTitle } from '@sjaj/app-kit';
import { isRefused } from '@sjaj/client';
import type { NewsItem } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Breadcrumbs, Button, ButtonLink, EmptyState, Picture, RichText, Skeleton, useUiLink } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import { NewsAside } from './news-aside.tsx';
import { newsItemAddress } from './news-panel.tsx';
import styles from './news.module.css';
import { newsItemQuery } from './queries.ts';

const PICTURE_HEIGHT = 320;

/** A news item with links to its neighbours. */
export function NewsItemPage() {
  const { id } = useParams({ strict: false });
  const { data: item, error, refetch } = useQuery(newsItemQuery(Number(id)));
  usePageTitle(item?.title ?? null);
  const trail = [
    { title: t('frame.home'), href: '/' },
    { title: t('frame.news'), href: '/blogs' },
    { title: item?.title ?? '\u00A0' },
  ];
  return (
    <>
      <Breadcrumbs trail={trail} />
      <div className={styles['columns']}>
        {item && <Story item={item} />}
        {!item && !error && <Skeleton height={PICTURE_HEIGHT} radius={12} />}
        {!item && error && (
          <EmptyState
            page
            icon={<IconNews size={28} />}
            title={messageOf(error)}
            actions={
              <>
                {!isRefused(error) && <Button onClick={() => void refetch()}>{t('action.tryAgain')}</Button>}
                <ButtonLink href="/blogs">{t('news.all')}</ButtonLink>
              </>
            }
          />
        )}
        <NewsAside month={null} />
      </div>
    </>
  );
}

function Story({ item }: { readonly item: NewsItem }) {
  return (
    <div>
      <article className={`sj-panel ${styles['story']}`}>
        {item.pictureUrl && (
          <Picture
            src={item.pictureUrl}
            alt={item.pictureAlt}
            focus={item.pictureFocus}
            height={PICTURE_HEIGHT}
            sizes="(max-width: 640px) 100vw, 800px"
            eager
          />
        )}
        <time className="sj-sm sj-t3 sj-num" dateTime={item.publishedAt}>
          {t('pages.publishedOn', { date: formatDate(new Date(item.publishedAt), language()) })}
        </time>
        <h1>{item.title}</h1>
        <p className={styles['summary']}>{item.summary}</p>
        <RichText html={item.content} />
      </article>
      <Neighbours item={item} />
    </div>
  );
}

function Neighbours({ item: { newer, older } }: { readonly item: NewsItem }) {
  const Link = useUiLink();
  if (!newer && !older) return null;
  return (
    <nav className={styles['neighbours']} aria-label={t('frame.news')}>
      {newer && (
        <Link href={newsItemAddress(newer)} className="sj-panel">
          <span className="sj-xs sj-t3 sj-row sj-g4">
            <IconArrowLeft size={14} aria-hidden="true" />
            {t('news.newer')}
          </span>
          {newer.title}
        </Link>
      )}
      {older && (
        <Link href={newsItemAddress(older)} className={`sj-panel ${styles['older']}`}>
          <span className="sj-xs sj-t3 sj-row sj-g4">
            {t('news.older')}
            <IconArrowRight size={14} aria-hidden="true" />
          </span>
          {older.title}
        </Link>
      )}
    </nav>
  );
}
