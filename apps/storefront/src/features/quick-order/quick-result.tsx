import '../../shared/page/screen-bars.css';
import { Fragment, useEffect, useRef } from 'react';
import { IconCircleCheck, IconShoppingCart } from '@tabler/icons-react';
import { Button, ButtonLink, Panel, FieldError, Notice, Table, useAmount } from '@sjaj/ui';
import { useFocusSuccessor } from '../../shared/page/use-focus-successor.ts';
import { ProposeButton } from '../../shared/propose/propose-button.tsx';
import { isReady, readyItems } from '../../shared/quick-check.ts';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { useIsRetail, usePriceHead } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './quick-order.module.css';
import { goToLine, QuickRow } from './quick-row.tsx';
import type { QuickOrder } from './use-quick-order.ts';

/** Articles and prices of the lines, in their order. Valid lines can be added to the cart, the others stay. */
export function QuickResult({ order }: { readonly order: QuickOrder }) {
  const showsPrices = useCanViewPrices();
  const priceHead = usePriceHead();
  const keepFocus = useFocusSuccessor('[data-remove]');
  const ready = order.lines.filter(isReady).length;
  const failed = order.lines.length - ready;
  return (
    <div className={styles.result}>
      {failed > 0 && (
        <Notice tone="error">
          <strong>{`${t('quickOrder.toCorrect', { failed, count: order.lines.length })}:`}</strong>{' '}
          <InvalidLines lines={order.lines} /> {ready > 0 && t('quickOrder.readyRest', { count: ready })}
        </Notice>
      )}
      <Panel flush className={styles.table} onFocus={keepFocus}>
        <Table caption={t('frame.quickOrder')} rounded>
          <thead>
            <tr>
              <th scope="col">{t('quickOrder.line')}</th>
              <th scope="col">{t('cart.product')}</th>
              <th scope="col">{t('field.stock')}</th>
              {showsPrices && (
                <th scope="col" className="sj-right">
                  {priceHead}
                </th>
              )}
              <th scope="col" className="sj-right">
                {t('cart.quantity')}
              </th>
              {showsPrices && (
                <th scope="col" className="sj-right">
                  {t('cart.amount')}
                </th>
              )}
              <th scope="col">
                <span className="sj-vh">{t('action.remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <QuickRow key={line.line} line={line} order={order} />
            ))}
          </tbody>
        </Table>
        <Sums order={order} ready={ready} failed={failed} />
      </Panel>
      <div className={styles.foot} data-bar="bottom">
        <p className="sj-xs sj-t3">
          {order.added > 0 && <strong>{`${t('quickOrder.addedLines', { count: order.added })} `}</strong>}
          {t('quickOrder.faultyStay')}
        </p>
        <ProposeButton
          lines={readyItems(order.lines)}
          source={order.isScanned ? 'scan' : 'quickOrder'}
          disabled={ready === 0}
          onSent={order.takeOutReady}
        />
        {ready === 0 && order.added > 0 ? <CartLink /> : <AddReady order={order} ready={ready} />}
      </div>
    </div>
  );
}

const AddReady = ({ order, ready }: { readonly order: QuickOrder; readonly ready: number }) => (
  <Button
    icon={<IconShoppingCart size={18} aria-hidden="true" />}
    disabled={ready === 0}
    busy={order.isAdding}
    onClick={order.add}
  >
    {t('quickOrder.addReady', { count: ready })}
  </Button>
);

/** What is left has faults: the way to what was added, with the focus, as the button before it is gone. */
function CartLink() {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => box.current?.querySelector('a')?.focus({ preventScroll: true }), []);
  return (
    <span ref={box}>
      <ButtonLink href="/shopping-cart" icon={<IconShoppingCart size={18} aria-hidden="true" />}>
        {t('cart.view')}
      </ButtonLink>
    </span>
  );
}

/** Maximum number of links to invalid lines. */
const MOST_WAYS = 8;

/** Links to the first invalid lines. Each focuses the field of its line. */
function InvalidLines({ lines }: { readonly lines: QuickOrder['lines'] }) {
  const faulty = lines.filter((line) => !isReady(line));
  return (
    <>
      {faulty.slice(0, MOST_WAYS).map(({ line }, index) => (
        <Fragment key={line}>
          {index > 0 && ', '}
          <button type="button" className={styles.way} onClick={() => goToLine(line)}>
            {`${t('quickOrder.line').toLocaleLowerCase()} ${line}`}
          </button>
        </Fragment>
      ))}
      {faulty.length > MOST_WAYS ? ' …' : '.'}
    </>
  );
}

interface SumsProps {
  readonly order: QuickOrder;
  readonly ready: number;
  readonly failed: number;
}

function Sums({ order: { totals }, ready, failed }: SumsProps) {
  const amount = useAmount();
  const isRetail = useIsRetail();
  return (
    <div className={styles.sums}>
      <span className={styles.ready}>
        <IconCircleCheck size={16} aria-hidden="true" />
        <b>{t('unit.rows', { count: ready })}</b> {t('quickOrder.ready')}
      </span>
      {failed > 0 && <FieldError>{t('quickOrder.toCorrect', { failed, count: ready + failed })}</FieldError>}
      {totals && totals.net !== null && totals.vat !== null && totals.total !== null && (
        <span className={styles.totals}>
          {!isRetail && (
            <>
              <span>
                {t('price.totalWithoutVat')} <b className="sj-num">{amount(totals.net)}</b>
              </span>
              <span>
                {t('price.vat')} <span className="sj-num">{amount(totals.vat)}</span>
              </span>
            </>
          )}
          <span className={styles.total}>
            {t('price.totalWithVat')} <b className="sj-num">{amount(totals.total)}</b>
          </span>
        </span>
      )}
    </div>
  );
}
