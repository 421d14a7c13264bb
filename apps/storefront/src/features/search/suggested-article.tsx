import type { ArticleCard } from '@sjaj/contract';
import { formatPercent } from '@sjaj/domain';
import { Badge, Picture, useAmount } from '@sjaj/ui';
import { ArticleStock } from '../../shared/article/article-stock.tsx';
import { packText } from '../../shared/article/pack-text.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { language, t } from '../../shared/texts/t.ts';
import { highlight } from './highlight.logic.ts';
import styles from './suggestions.module.css';

interface SuggestedArticleProps {
  readonly article: ArticleCard;
  readonly text: string;
}

/** Picture, title with the matched part marked, code, pack, stock and price. */
export function SuggestedArticle({ article, text }: SuggestedArticleProps) {
  return (
    <>
      <Picture
        src={article.highlightedImageUrl}
        placeholder={placeholderAddress(article.placeholder)}
        size={48}
        eager
      />
      <span className="sj-grow">
        <span className={styles['title']}>
          {highlight(article.title, text).map((part, index) =>
            part.hit ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
          )}
        </span>
        <span className={styles['facts']}>
          <span>{article.code}</span>
          <span className="sj-ell">{`${article.brand.title} · ${packText(article)}`}</span>
          <ArticleStock stock={article.stock} />
        </span>
      </span>
      <SuggestedPrice article={article} />
    </>
  );
}

function SuggestedPrice({ article }: { readonly article: ArticleCard }) {
  const amount = useAmount();
  const price = article.salePrice ?? article.price;
  if (article.disableSelling) return <span className={styles['price']}>{t('price.onRequest')}</span>;
  if (price === null) return null;
  const old = article.oldPrice;
  return (
    <span className={styles['price']}>
      <span>
        {article.isLowestPrice && <span className="sj-xs sj-t3">{`${t('price.from')} `}</span>}
        <b className="sj-num">{amount(price)}</b>
      </span>
      <span className="sj-xs sj-t3">
        {old && (
          <>
            <Badge tone="sale">{formatPercent(-old.percent, language())}</Badge>{' '}
            <s className="sj-num">{amount(old.amount).slice(0, -3)}</s>
          </>
        )}
        {` / ${article.unit}`}
      </span>
    </span>
  );
}
