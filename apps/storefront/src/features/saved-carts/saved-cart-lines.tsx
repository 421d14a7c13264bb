import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { ArticleCard, SavedCart, SavedCartLine } from '@sjaj/contract';
import { Button, CodeCopy, Notice, Picture, Skeleton, Table, useAmount, useUiLink, StruckPrice } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { ArticleStock } from '../../shared/article/article-stock.tsx';
import { SuccessorNote } from '../../shared/article/successor-note.tsx';
import { successorsQuery } from '../../shared/article/successors-query.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { savedLinesQuery, useTakeSuccessor } from './queries.ts';
import styles from './saved-carts.module.css';

/** The lines of a saved cart, with saved and current values. */
export function SavedCartLines({ saved }: { readonly saved: SavedCart }) {
  const { data, error, refetch } = useQuery(savedLinesQuery(saved.id));
  const showsPrices = useCanViewPrices();
  const gone = data?.filter(({ isOrderable }) => !isOrderable).map(({ articleId }) => articleId) ?? [];
  const { data: successors } = useQuery(successorsQuery(gone));
  const take = useTakeSuccessor(saved.id);
  if (error) {
    return (
      <div className={styles.wait}>
        <Notice tone="error">
          {messageOf(error)}{' '}
          <Button variant="text" size="xs" onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </Notice>
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles.wait}>
        <Skeleton height={saved.lines * 36} />
      </div>
    );
  }
  return (
    <div className={styles.lines}>
      <Table caption={saved.title} dense>
        <thead>
          <tr>
            <th scope="col">{t('cart.product')}</th>
            <th scope="col">{t('field.stock')}</th>
            {showsPrices && (
              <>
                <th scope="col" className="sj-right">
                  {t('savedCarts.then')}
                </th>
                <th scope="col" className="sj-right">
                  {t('savedCarts.today')}
                </th>
              </>
            )}
            <th scope="col" className="sj-right">
              {t('cart.quantity')}
            </th>
            {showsPrices && (
              <th scope="col" className="sj-right">
                {t('cart.amount')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {data.map((line) => (
            <Line
              key={line.articleId}
              line={line}
              showsPrices={showsPrices}
              successor={successors?.get(line.articleId)}
              onTake={saved.mayChange ? () => take.mutate(line.articleId) : undefined}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface LineProps {
  readonly line: SavedCartLine;
  readonly showsPrices: boolean;
  readonly successor: ArticleCard | undefined;
  /** Absent for those who may not change the saved cart. */
  readonly onTake: (() => void) | undefined;
}

function Line({ line, showsPrices, successor, onTake }: LineProps) {
  const Link = useUiLink();
  const amount = useAmount();
  return (
    <tr className={line.isOrderable ? undefined : 'sj-row-warn'}>
      <td className={styles.article}>
        <div className={styles.goods}>
          <Picture src={line.imageUrl} placeholder={placeholderAddress(line.placeholder)} size={28} />
          <Link className={styles.name} href={articleAddress({ id: line.articleId, slug: line.slug })}>
            {line.title}
          </Link>
          <span className="sj-xs sj-t3 sj-nw">
            <CodeCopy code={line.code} />
          </span>
          {!line.isOrderable && <span className={styles.dead}>{t('cartPage.notOrderable')}</span>}
        </div>
        {successor && (
          <p className={styles.note}>
            <SuccessorNote successor={successor} onTake={onTake} />
          </p>
        )}
        {line.note && (
          <p className={styles.note}>
            <span className="sj-vh">{t('cartPage.note')}: </span>
            {line.note}
          </p>
        )}
      </td>
      <td className={styles.stock}>
        <ArticleStock stock={line.stock} unit={line.unit} />
      </td>
      {showsPrices && (
        <>
          <td className={`sj-right sj-num sj-t3 ${styles.then}`}>
            {line.previousPrice !== null && amount(line.previousPrice)}
          </td>
          <td className="sj-right sj-num sj-nw">
            <Today line={line} />
          </td>
        </>
      )}
      <td className="sj-right sj-num sj-nw">
        {line.quantity} {line.unit}
      </td>
      {showsPrices && (
        <td className="sj-right sj-num sj-nw">
          <strong>{line.amount !== null && amount(line.amount)}</strong>
        </td>
      )}
    </tr>
  );
}

function Today({ line: { price, previousPrice, oldPrice } }: { readonly line: SavedCartLine }) {
  const amount = useAmount();
  if (price === null || previousPrice === null) return null;
  return (
    <>
      {oldPrice && (
        <span className="sj-price-row">
          <StruckPrice old={oldPrice} />
        </span>
      )}{' '}
      <strong>{amount(price)}</strong>{' '}
      {price > previousPrice && <IconArrowUp className={styles.dearer} size={13} aria-hidden="true" />}
      {price < previousPrice && <IconArrowDown className={styles.cheaper} size={13} aria-hidden="true" />}
    </>
  );
}
