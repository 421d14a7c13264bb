import { IconStarFilled } from '@tabler/icons-react';
import type { ArticleDetails } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { CodeCopy, useUiLink } from '@sjaj/ui';
import { brandAddress } from '../../shared/article/addresses.ts';
import { Hazards } from '../../shared/article/hazards.tsx';
import { t } from '../../shared/texts/t.ts';
import styles from './head.module.css';

/** Code, barcode, brand, rating, name and short description of an article. */
export function ArticleHead({ article }: { readonly article: ArticleDetails }) {
  const Link = useUiLink();
  return (
    <div className={styles['head']}>
      <div className={styles['marks']}>
        <CodeCopy code={article.code} />
        {article.ean && (
          <span className={styles['ean']}>
            <span className="sj-xs sj-t3">{t('article.barcode')}</span>
            <CodeCopy code={article.ean} />
          </span>
        )}
        {article.catalogNumber && article.catalogNumber !== article.code && (
          <span className="sj-xs sj-t3">{`${t('article.catalogNumber')}: ${article.catalogNumber}`}</span>
        )}
        <Link className="sj-link sj-xs" href={brandAddress(article.brand)}>
          {article.brand.title}
        </Link>
        {article.rating && (
          <span className={styles['rating']}>
            <IconStarFilled size={14} aria-hidden="true" />
            {`${formatNumber(article.rating.average, 1)} (${article.rating.count})`}
            <span className="sj-vh">{t('article.reviewsCount', { count: article.rating.count })}</span>
          </span>
        )}
      </div>
      <h1>{article.variationMatrix?.title ?? article.title}</h1>
      {article.hazards && (
        <div className={styles['hazards']}>
          <Hazards hazards={article.hazards} />
        </div>
      )}
      {article.shortDescription && <p className="sj-t2">{article.shortDescription}</p>}
    </div>
  );
}
