import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { IconNews } from '@tabler/icons-react';
import { ButtonLink, EmptyState, PageTitle, Pagination } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { newsAddress, newsChoice } from './month.logic.ts';
import { monthName } from './month-name.ts';
import { NewsAside } from './news-aside.tsx';
import { NewsPanel } from './news-panel.tsx';
import styles from './news.module.css';
import { newsQuery, PAGE_SIZE } from './queries.ts';

/** List of news, newest first, of all time or of one month. */
export function NewsPage() {
  const search = useSearch({ strict: false });
  const choice = newsChoice({ ...search });
  const { page, month } = choice;
  const { data } = useSuspenseQuery(newsQuery(choice));
  const [first, ...rest] = data.news;
  return (
    <>
      <PageTitle title={t('frame.news')} note={month !== null && monthName(month)} />
      <div className={styles['columns']}>
        <div>
          {first ? (
            <>
              <NewsPanel item={first} large />
              <div className={styles['grid']}>
                {rest.map((item) => (
                  <NewsPanel key={item.id} item={item} />
                ))}
              </div>
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                totalItems={data.totalItems}
                hrefOf={(other) => newsAddress({ page: other, month })}
              />
            </>
          ) : (
            <EmptyState
              icon={<IconNews size={28} />}
              title={t(month === null ? 'news.none' : 'news.noneInMonth')}
              actions={month !== null && <ButtonLink href="/blogs">{t('news.all')}</ButtonLink>}
            />
          )}
        </div>
        <NewsAside month={month} />
      </div>
    </>
  );
}
