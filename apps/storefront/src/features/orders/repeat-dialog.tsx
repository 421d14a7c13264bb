import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messageOf } from '@sjaj/app-kit';
import type { Order, RepeatLine } from '@sjaj/contract';
import { toKm } from '@sjaj/domain';
import { Button, Checkbox, Dialog, Notice, Skeleton, Table, useAmount } from '@sjaj/ui';
import { successorsQuery } from '../../shared/article/successors-query.ts';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { usePriceHead, useVatNote } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import { reviewQuery, useRepeat } from './queries.ts';
import { allToggled, AS_PROPOSED, type Choice, chosenLines, totalOf } from './repeat.logic.ts';
import { RepeatRow } from './repeat-row.tsx';
import styles from './repeat.module.css';

interface RepeatDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Changes since the order, line by line. Chosen lines are added to the cart. */
export function RepeatDialog({ order, onClose }: RepeatDialogProps) {
  const { data: lines, error } = useQuery(reviewQuery(order.id));
  const [choice, setChoice] = useState(AS_PROPOSED);
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set());
  const navigate = useNavigate();
  const amount = useAmount();
  const vatNote = useVatNote();
  const repeat = useRepeat();
  const chosen = lines ? chosenLines(lines, choice) : [];
  const put = (): void =>
    repeat.mutate({ id: order.id, lines: chosen }, { onSuccess: () => void navigate({ to: '/shopping-cart' }) });
  const total = lines ? totalOf(lines, choice) : null;
  const foot = (
    <>
      {total !== null && (
        <span className={`sj-grow sj-sm sj-t2 sj-nw ${styles.total}`} aria-live="polite">
          <b className="sj-num">{amount(toKm(total))}</b> {vatNote}
        </span>
      )}
      <Button variant="ghost" onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <Button
        busy={repeat.isPending}
        disabled={chosen.length === 0 || chosen.some(({ lineId }) => broken.has(lineId))}
        onClick={put}
      >
        {t('orders.repeatPut', { count: chosen.length })}
      </Button>
    </>
  );
  const onValid = (lineId: number, isValid: boolean): void =>
    setBroken((now) => {
      const next = new Set(now);
      if (isValid) next.delete(lineId);
      else next.add(lineId);
      return next;
    });
  return (
    <Dialog title={t('orders.repeatTitle', { number: order.orderNumber })} open onClose={onClose} size="lg" foot={foot}>
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      {repeat.error && <Notice tone="error">{messageOf(repeat.error)}</Notice>}
      {!lines && !error && <Skeleton height={240} />}
      {lines && (
        <div className={styles.stack}>
          <Says lines={lines} />
          <Lines lines={lines} choice={choice} onChoose={setChoice} onValid={onValid} />
        </div>
      )}
    </Dialog>
  );
}

function Says({ lines }: { readonly lines: readonly RepeatLine[] }) {
  const changed = lines.filter(({ changes }) => changes.length > 0).length;
  if (changed === 0) return <Notice tone="info">{t('orders.repeatSame')}</Notice>;
  return <Notice tone="warn">{t('orders.repeatChanged', { count: changed })}</Notice>;
}

interface LinesProps {
  readonly lines: readonly RepeatLine[];
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly onValid: (lineId: number, isValid: boolean) => void;
}

function Lines({ lines, choice, onChoose, onValid }: LinesProps) {
  const showsPrices = useCanViewPrices();
  const priceHead = usePriceHead();
  const gone = lines.filter(({ changes }) => changes.includes('not_sellable')).map(({ articleId }) => articleId);
  const { data: successors } = useQuery(successorsQuery(gone));
  return (
    <div className={styles.lines}>
      <Table caption={t('orderFacts.lines')}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                label={<span className="sj-vh">{t('orders.repeatAll')}</span>}
                checked={choice.left.size === 0}
                onChange={() => onChoose(allToggled(choice, lines))}
              />
            </th>
            <th scope="col">{t('cart.product')}</th>
            {showsPrices && (
              <th scope="col" className="sj-right">
                {priceHead}
              </th>
            )}
            <th scope="col">{t('cart.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <RepeatRow
              key={line.lineId}
              successor={successors?.get(line.articleId)}
              {...{ line, choice, showsPrices, onChoose, onValid }}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}
