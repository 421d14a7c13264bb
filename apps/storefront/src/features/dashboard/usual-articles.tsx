import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@sjaj/domain';
import { Picture, useUiLink } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { usualArticlesQuery } from '../../shared/article/usual-articles.ts';
import { language, t } from '../../shared/texts/t.ts';
import styles from './dashboard.module.css';
import { QueryPanel } from './query-panel.tsx';

const SHOWN = 5;

/** The articles that are ordered most often. */
export function UsualArticles() {
  const Link = useUiLink();
  return (
    <QueryPanel
      title={t('dashboard.usualArticles')}
      href="/my-articles"
      query={useQuery(usualArticlesQuery)}
      height={260}
      isEmpty={(articles) => articles.length === 0}
      emptyText={t('dashboard.noArticles')}
    >
      {(articles) => (
        <ul className={styles.rows}>
          {articles.slice(0, SHOWN).map((article) => (
            <li key={article.id}>
              <Link href={articleAddress(article)}>
                <Picture
                  src={article.highlightedImageUrl}
                  placeholder={placeholderAddress(article.placeholder)}
                  size={40}
                />
                <span className="sj-grow">
                  <span className={styles.title}>{article.title}</span>
                  <small className="sj-xs sj-t3 shop-block">
                    {`${article.code} · ${t('dashboard.lastBought', {
                      date: formatDate(new Date(article.lastBought.at), language()),
                    })}`}
                  </small>
                </span>
                <span className="sj-sm sj-t2 sj-num sj-nw">{`${article.lastBought.quantity} ${article.unit}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryPanel>
  );
}
