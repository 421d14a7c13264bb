import { useQuery } from '@tanstack/react-query';
import { Panel, CountPill, useUiLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { newsItemAddress } from './news-panel.tsx';
import { newsAddress } from './month.logic.ts';
import { monthName } from './month-name.ts';
import styles from './news.module.css';
import { recentQuery } from './queries.ts';

/** Latest news, and the months with news. */
export function NewsAside({ month }: { readonly month: string | null }) {
  const Link = useUiLink();
  const { data } = useQuery(recentQuery);
  return (
    <aside className={styles['aside']} aria-busy={!data}>
      {data && (
        <>
          <Panel title={t('pages.recentNews')}>
            <ul className={styles['recent']}>
              {data.recent.map((item) => (
                <li key={item.id}>
                  <Link href={newsItemAddress(item)}>{item.title}</Link>
                </li>
              ))}
            </ul>
          </Panel>
          <nav className={`sj-panel ${styles['archive']}`} aria-label={t('pages.newsArchive')}>
            <h2>{t('news.archive')}</h2>
            <ul>
              <li>
                <Link href="/blogs" aria-current={month === null ? 'page' : undefined}>
                  {t('news.all')}
                </Link>
              </li>
              {data.archive.map((each) => (
                <li key={each.month}>
                  <Link
                    href={newsAddress({ page: 1, month: each.month })}
                    aria-current={month === each.month ? 'page' : undefined}
                  >
                    {monthName(each.month)}
                    <CountPill>{each.count}</CountPill>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
    </aside>
  );
}
