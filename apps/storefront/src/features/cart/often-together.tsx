import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { clientFor } from '@sjaj/client';
import { type ArticleCard, boughtTogether } from '@sjaj/contract';
import { ButtonLink, CodeCopy, IconButton, Picture, RowPrice, Section, Skeleton, useUiLink } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';
import { articleAddress } from '../../shared/article/addresses.ts';
import { firstQuantity, purchaseOf } from '../../shared/article/offer.logic.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { useAddToCart } from '../../shared/cart-actions.ts';
import { useFocusSuccessor } from '../../shared/page/use-focus-successor.ts';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './often-together.module.css';

const calls = clientFor(boughtTogether, transport);
const MINUTE_MS = 60_000;
const USUAL = 3;
const TILE_HEIGHT = 82;

/** What was shown stays until the answer for the changed cart is there. */
const oftenTogetherQuery = (articleIds: readonly number[]) =>
  queryOptions({
    queryKey: ['bought-together', articleIds],
    enabled: articleIds.length > 0,
    staleTime: MINUTE_MS,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await calls.list({ body: { articleIds: [...articleIds] } }, { signal })).data,
  });

/** What others order with the articles of the cart. Nothing where orders tell nothing, and without a connection. */
export function OftenTogether({ articleIds }: { readonly articleIds: readonly number[] }) {
  const { data = [], isLoading } = useQuery(oftenTogetherQuery(articleIds));
  const keepFocus = useFocusSuccessor('[data-step]');
  if (!isLoading && data.length === 0) return null;
  return (
    <div className="sj-noprint">
      <Section title={t('cartPage.oftenTogether')}>
        <ul className={styles['row']} aria-busy={isLoading} onFocus={keepFocus}>
          {isLoading &&
            Array.from({ length: USUAL }, (_, place) => (
              <li key={place}>
                <Skeleton height={TILE_HEIGHT} radius={12} />
              </li>
            ))}
          {data.map((article) => (
            <li key={article.id} className={`sj-panel ${styles['tile']}`}>
              <Together article={article} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Together({ article }: { readonly article: ArticleCard }) {
  const Link = useUiLink();
  const addToCart = useAddToCart();
  const showsPrices = useCanViewPrices();
  const { id, code, title } = article;
  const add = () => void addToCart([{ articleId: id, quantity: firstQuantity(article), title }]);
  return (
    <>
      <Picture src={article.highlightedImageUrl} placeholder={placeholderAddress(article.placeholder)} size={56} />
      <div className={styles['what']}>
        <Link href={articleAddress(article)} className={styles['title']} title={title}>
          {title}
        </Link>
        <span className={styles['facts']}>
          <CodeCopy code={code} />
          {showsPrices && (
            <RowPrice net={article.salePrice ?? article.price} isLowest={article.isLowestPrice} unit={article.unit} />
          )}
        </span>
      </div>
      {purchaseOf(article) === 'buy' ? (
        <IconButton
          variant="soft"
          tip="end"
          data-step=""
          label={`${t('cart.add')}: ${title}`}
          icon={<IconPlus size={18} aria-hidden="true" />}
          onClick={add}
        />
      ) : (
        <ButtonLink
          variant="soft"
          square
          data-step=""
          href={articleAddress(article)}
          aria-label={`${t('action.choose')}: ${title}`}
          title={t('action.choose')}
          icon={<IconChevronRight size={18} aria-hidden="true" />}
        />
      )}
    </>
  );
}
