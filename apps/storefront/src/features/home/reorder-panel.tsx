import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconRepeat, IconShoppingCart } from '@tabler/icons-react';
import type { UsualArticle } from '@sjaj/contract';
import { formatDateInTable, formatNumber, toKm } from '@sjaj/domain';
import {
  Button,
  ButtonLink,
  CodeCopy,
  EmptyState,
  LineTitle,
  Picture,
  QuantityField,
  RowPrice,
  Skeleton,
  Table,
  useAmount,
  useUiLink,
} from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { quantityRule } from '../../shared/article/offer.logic.ts';
import { packText } from '../../shared/article/pack-text.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { useAddToCart } from '../../shared/cart-actions.ts';
import { usualArticlesQuery } from '../../shared/article/usual-articles.ts';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { usePriceHead, useVatNote } from '../../shared/session/retail.ts';
import { language, t } from '../../shared/texts/t.ts';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import styles from './reorder.module.css';
import { fieldOf, REORDER_ROWS, reorderOf, type Typed } from './reorder.logic.ts';

const NONE: readonly UsualArticle[] = [];

/** Articles ordered most often lately with their last quantities, added to the cart by one button. */
export function ReorderPanel() {
  const { data: articles = NONE, isPending, isSuccess, error, refetch } = useQuery(usualArticlesQuery);
  const [typed, setTyped] = useState<Typed>(new Map());
  return (
    <section className={`sj-panel ${styles['reorder']}`}>
      <header className={styles['reorderHead']}>
        <h2>{t('home.orderAgain')}</h2>
        <ButtonLink variant="text" size="xs" href="/my-articles?view=table">
          {t('frame.myProducts')}
        </ButtonLink>
      </header>
      {isPending && <ReorderSkeleton />}
      {error && !isSuccess && <PanelFailed error={error} onRetry={() => void refetch()} />}
      {isSuccess && articles.length === 0 && (
        <EmptyState icon={<IconRepeat size={28} />} title={t('home.noReorder')} text={t('home.noReorderHint')} />
      )}
      {articles.length > 0 && (
        <>
          <ReorderTable
            articles={articles}
            typed={typed}
            onType={(id, text) => setTyped((all) => new Map(all).set(id, text))}
          />
          <ReorderFoot articles={articles} typed={typed} onSet={setTyped} />
        </>
      )}
    </section>
  );
}

interface ReorderTableProps {
  readonly articles: readonly UsualArticle[];
  readonly typed: Typed;
  readonly onType: (id: number, text: string) => void;
}

function ReorderTable({ articles, typed, onType }: ReorderTableProps) {
  const canViewPrices = useCanViewPrices();
  const priceHead = usePriceHead();
  return (
    <div className={styles['reorderTable']}>
      <Table caption={t('home.orderAgain')}>
        <thead className="sj-notphone">
          <tr>
            <th>{t('cart.product')}</th>
            <th className={styles['lastTime']}>{t('home.lastTime')}</th>
            {canViewPrices && <th className="sj-right">{priceHead}</th>}
            <th className="sj-right">{t('cart.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {articles.map((article) => (
            <ReorderRow
              key={article.id}
              article={article}
              typed={fieldOf(article, typed)}
              onType={(text) => onType(article.id, text)}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface ReorderRowProps {
  readonly article: UsualArticle;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

function ReorderRow({ article, typed, onType }: ReorderRowProps) {
  const Link = useUiLink();
  const canViewPrices = useCanViewPrices();
  return (
    <tr>
      <td>
        <div className="sj-row sj-g12">
          <Picture
            src={article.highlightedImageUrl}
            placeholder={placeholderAddress(article.placeholder)}
            size={40}
            eager
          />
          <div className="sj-grow">
            <Link href={articleAddress(article)} className={styles['reorderTitle']} title={article.title}>
              <LineTitle title={article.title} />
            </Link>
            <div className="sj-row">
              <CodeCopy code={article.code} />
              <span className={`sj-xs sj-t3 sj-ell ${styles['pack']}`}>{packText(article)}</span>
            </div>
            <p className={styles['lastBelow']}>
              <LastTime article={article} />
            </p>
          </div>
        </div>
      </td>
      <td className={`sj-nw ${styles['lastTime']}`}>
        <LastTime article={article} />
      </td>
      {canViewPrices && (
        <td className={`sj-right sj-notphone ${styles['price']}`}>
          <RowPrice net={article.salePrice ?? article.price} old={article.oldPrice} unit={article.unit} />
        </td>
      )}
      <td className="sj-right">
        <QuantityField
          typed={typed}
          rule={quantityRule(article)}
          label={t('listing.quantityOf', { title: article.title })}
          onType={onType}
        />
      </td>
    </tr>
  );
}

/** Date and quantity of the last order. */
function LastTime({ article: { lastBought, unit } }: { readonly article: UsualArticle }) {
  return (
    <>
      <span>{formatDateInTable(new Date(lastBought.at), language())}</span>
      <span className="sj-t3">{`${formatNumber(lastBought.quantity)} ${unit}`}</span>
    </>
  );
}

interface ReorderFootProps {
  readonly articles: readonly UsualArticle[];
  readonly typed: Typed;
  readonly onSet: (typed: Typed) => void;
}

function ReorderFoot({ articles, typed, onSet }: ReorderFootProps) {
  const amount = useAmount();
  const vatNote = useVatNote();
  const addToCart = useAddToCart();
  const [busy, setBusy] = useState(false);
  const { lines, total, hasError } = reorderOf(articles, typed);
  const add = async () => {
    setBusy(true);
    const added = await addToCart(lines);
    setBusy(false);
    if (added) onSet(new Map());
  };
  return (
    <footer className={styles['reorderFoot']}>
      <span className="sj-grow sj-sm sj-t2" aria-live="polite">
        {t('unit.products', { count: lines.length })}
        {total !== null && (
          <>
            {' · '}
            <b className="sj-num">{amount(toKm(total))}</b> <span className="sj-nw">{vatNote}</span>
          </>
        )}
      </span>
      <Button
        variant="ghost"
        size="sm"
        className="sj-notphone"
        onClick={() => onSet(new Map(articles.map((article) => [article.id, '0'])))}
      >
        {t('home.allToZero')}
      </Button>
      <Button
        busy={busy}
        disabled={lines.length === 0 || hasError}
        icon={<IconShoppingCart size={17} aria-hidden="true" />}
        onClick={() => void add()}
      >
        {t('home.addAll')}
      </Button>
    </footer>
  );
}

function ReorderSkeleton() {
  return (
    <>
      <div className={styles['reorderTable']} aria-busy="true">
        <div className={styles['waitingHead']} />
        {Array.from({ length: REORDER_ROWS }, (_, index) => (
          <div key={index} className={styles['waitingRow']}>
            <Skeleton height={40} />
          </div>
        ))}
      </div>
      <footer className={styles['reorderFoot']}>
        <Skeleton width={180} height={36} />
      </footer>
    </>
  );
}
