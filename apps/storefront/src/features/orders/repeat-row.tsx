import type { ArticleCard, RepeatLine } from '@sjaj/contract';
import { Checkbox, CodeCopy, Picture, QuantityStepper, useAmount } from '@sjaj/ui';
import { successorQuantity } from '../../shared/article/offer.logic.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { SuccessorNote } from '../../shared/article/successor-note.tsx';
import { useBareAmount } from '../../shared/article/use-bare-amount.ts';
import { useAddToCart, useQuantityInCart } from '../../shared/cart-actions.ts';
import { t } from '../../shared/texts/t.ts';
import { type Choice, isChosen, quantityFor, toggled, withQuantity } from './repeat.logic.ts';
import styles from './repeat.module.css';

interface RepeatRowProps {
  readonly line: RepeatLine;
  /** What replaces the article, if it is no longer supplied. */
  readonly successor: ArticleCard | undefined;
  readonly choice: Choice;
  readonly showsPrices: boolean;
  readonly onChoose: (choice: Choice) => void;
  /** Whether the typed quantity is valid for the article. */
  readonly onValid: (lineId: number, isValid: boolean) => void;
}

/** A line with current stock and price. */
export function RepeatRow({ line, successor, choice, showsPrices, onChoose, onValid }: RepeatRowProps) {
  const { lineId, title, code } = line;
  const quantity = quantityFor(line, choice);
  return (
    <tr className={quantity === null ? 'sj-row-warn' : undefined}>
      <td className={styles.pick}>
        <Checkbox
          label={<span className="sj-vh">{title}</span>}
          checked={isChosen(line, choice)}
          disabled={quantity === null}
          onChange={() => onChoose(toggled(choice, lineId))}
        />
      </td>
      <td className={styles.article}>
        <div className={styles.goods}>
          <Picture src={line.imageUrl} placeholder={placeholderAddress(line.placeholder)} size={40} />
          <div>
            <span className={styles.title}>{title}</span>
            <span className="sj-t3 sj-xs">
              <CodeCopy code={code} />
            </span>
            <Changes line={line} />
            {successor && <Successor line={line} successor={successor} />}
          </div>
        </div>
      </td>
      {showsPrices && (
        <td className={`sj-right ${styles.price}`}>
          <Prices line={line} />
        </td>
      )}
      <td className={styles.quantity}>
        {quantity === null ? (
          <span className="sj-t3">–</span>
        ) : (
          <QuantityStepper
            value={quantity}
            rule={{ minimum: line.minimumQuantity, pack: line.packSize }}
            onChange={(next, isValid) => {
              onValid(lineId, isValid);
              onChoose(withQuantity(choice, lineId, next));
            }}
            label={t('cartPage.quantityOf', { title })}
            float
          />
        )}
      </td>
    </tr>
  );
}

interface SuccessorProps {
  readonly line: RepeatLine;
  readonly successor: ArticleCard;
}

/** What replaces a line that cannot be ordered: put into the cart beside the others, in the quantity of then. */
function Successor({ line, successor }: SuccessorProps) {
  const addToCart = useAddToCart();
  const inCart = useQuantityInCart(successor.id);
  const quantity = successorQuantity(line.ordered, successor);
  const take = (): void => void addToCart([{ articleId: successor.id, quantity, title: successor.title }]);
  return (
    <>
      <span className={styles.calm}>
        <SuccessorNote successor={successor} onTake={inCart > 0 ? undefined : take} />
      </span>
      {inCart > 0 && (
        <span className={styles.calm}>{t('orders.alreadyInCart', { count: inCart, unit: successor.unit })}</span>
      )}
    </>
  );
}

function Prices({ line: { price, previousPrice, changes } }: { readonly line: RepeatLine }) {
  const amount = useAmount();
  const bare = useBareAmount();
  if (price === null || previousPrice === null || changes.includes('not_sellable')) return null;
  return (
    <span className="sj-nw sj-num">
      {price !== previousPrice && <s className="sj-t3">{bare(previousPrice)}</s>} <strong>{amount(price)}</strong>
    </span>
  );
}

function Changes({ line }: { readonly line: RepeatLine }) {
  const { ordered, quantity, available, inCart, unit } = line;
  const words = {
    price_up: t('orders.changedPriceUp'),
    price_down: t('orders.changedPriceDown'),
    quantity: t('orders.changedQuantity', { ordered, quantity: quantity ?? 0, unit }),
    short: t('orders.changedStock', { available, unit }),
    not_sellable: t('cartPage.notOrderable'),
  };
  return (
    <>
      {line.changes.map((change) => (
        <span key={change} className={change === 'price_down' ? styles.good : styles.warn}>
          {words[change]}
        </span>
      ))}
      {inCart > 0 && <span className={styles.calm}>{t('orders.alreadyInCart', { count: inCart, unit })}</span>}
    </>
  );
}
