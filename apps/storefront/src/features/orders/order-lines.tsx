import { OPEN_STATUSES, type Order, ORDER_STATUS, type OrderLine, type OrderStatus } from '@sjaj/contract';
import { classNames, Panel, CodeCopy, Picture, Table, useAmount, useUiLink, StruckPrice } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './orders.module.css';

/** Lines of the order, as they were when it was placed. */
export function OrderLines({ order }: { readonly order: Order }) {
  const showsPrices = order.total !== null;
  const isRetail = order.companyTitle === null;
  const showsReady = order.orderLines.some((line) => isShort(order, line));
  // A guest has no profile to follow a complaint in.
  const canComplain = !order.isGuests && SHIPPED.includes(order.status);
  return (
    <Panel flush className={styles.lines}>
      <Table caption={t('orders.one', { number: order.orderNumber })} rounded>
        <thead>
          <tr>
            <th scope="col">{t('cart.product')}</th>
            <th scope="col" className="sj-right">
              {t('orderFacts.ordered')}
            </th>
            {showsReady && (
              <th scope="col" className={`sj-right ${styles.ready}`}>
                {t('orders.ready')}
              </th>
            )}
            {showsPrices && (
              <>
                <th scope="col" className="sj-right">
                  {t(isRetail ? 'cart.priceGross' : 'cart.priceNet')}
                </th>
                <th scope="col" className="sj-right">
                  {t('cart.amount')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {order.orderLines.map((line) => (
            <Line
              key={line.id}
              line={line}
              showsPrices={showsPrices}
              isShort={isShort(order, line)}
              showsReady={showsReady}
              canComplain={canComplain}
            />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

/** The goods have left the warehouse. */
const SHIPPED: readonly OrderStatus[] = [ORDER_STATUS.finished, ORDER_STATUS.delivered, ORDER_STATUS.notDelivered];

/** While an order is open, its goods are reserved: what is missing arrives later. */
const isShort = ({ status }: Order, { reserved, quantity }: OrderLine): boolean =>
  OPEN_STATUSES.includes(status) && reserved < quantity;

interface LineProps {
  readonly line: OrderLine;
  readonly showsPrices: boolean;
  /** Whether less than what was ordered is ready. */
  readonly isShort: boolean;
  readonly showsReady: boolean;
  readonly canComplain: boolean;
}

function Line({ line, showsPrices, showsReady, isShort: waits, canComplain }: LineProps) {
  const Link = useUiLink();
  const amount = useAmount();
  return (
    <tr>
      <td className={styles.article}>
        <div className={styles.goods}>
          <Picture src={line.imageUrl} placeholder={placeholderAddress(line.placeholder)} size={40} />
          <div className={styles.what}>
            <Link className={styles.title} href={articleAddress({ id: line.articleId, slug: line.slug })}>
              {line.title}
            </Link>
            <span className="sj-t3 sj-xs">
              <CodeCopy code={line.code} />
            </span>
            {waits && (
              <span className={`sj-xs ${styles.waits}`}>
                {t('orders.lineWaits', { ready: line.reserved, ordered: line.quantity, unit: line.unit })}
              </span>
            )}
            {line.note && <span className={`sj-t2 sj-xs ${styles.lineNote}`}>{line.note}</span>}
            {canComplain && (
              <Link className={`sj-link sj-xs sj-noprint ${styles.report}`} href={`/profile/rma?line=${line.id}`}>
                {t('information.reportProblem')}
              </Link>
            )}
          </div>
        </div>
      </td>
      <td className="sj-right sj-nw sj-num">
        {line.quantity} {line.unit}
      </td>
      {showsReady && (
        <td className={classNames('sj-right sj-nw sj-num', styles.ready, waits && styles.waits)}>
          {waits ? <b>{line.reserved}</b> : line.reserved}
        </td>
      )}
      {showsPrices && (
        <>
          <td className={classNames('sj-right sj-nw sj-num', styles.price)}>
            {line.oldPrice && (
              <span className="sj-price-row">
                <StruckPrice old={line.oldPrice} />
              </span>
            )}{' '}
            {line.price !== null && amount(line.price)}
          </td>
          <td className="sj-right sj-nw sj-num">
            <strong>{line.amount !== null && amount(line.amount)}</strong>
          </td>
        </>
      )}
    </tr>
  );
}
