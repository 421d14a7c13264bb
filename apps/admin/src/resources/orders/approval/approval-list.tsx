import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { QueuedOrder } from '@sjaj/contract';
import { kmText } from '../../../shared/figures/amounts.ts';
import { waitingText } from '../../../shared/figures/waiting-text.ts';
import { t } from '../../../shared/texts/t.ts';
import { ApprovalSigns } from './approval-signs.tsx';

interface ApprovalListProps {
  readonly orders: readonly QueuedOrder[];
  readonly openId: number;
  readonly onOpen: (order: QueuedOrder) => void;
  readonly onStep: (by: 1 | -1) => void;
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The orders of the queue. The focus follows the open one, so that a decision leaves it on the next order. */
export function ApprovalList({ orders, openId, onOpen, onStep }: ApprovalListProps) {
  const open = useRef<HTMLButtonElement>(null);
  const shownId = useRef(openId);
  useEffect(() => {
    if (shownId.current === openId) return;
    shownId.current = openId;
    open.current?.focus();
  }, [openId]);
  const stepByArrow = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <ul className="apq-rows" onKeyDown={stepByArrow}>
      {orders.map((order) => (
        <li key={order.id}>
          <button
            ref={order.id === openId ? open : undefined}
            type="button"
            className="apq-row"
            aria-current={order.id === openId ? 'true' : undefined}
            onClick={() => onOpen(order)}
          >
            <span className="apq-row-line">
              <b className="sj-ell">{order.companyTitle ?? order.orderer}</b>
              <b className="sj-nw">{kmText(order.amountWithoutVat)}</b>
            </span>
            <span className="apq-row-line sj-xs sj-t3">
              <span className="sj-ell">{`${order.orderNumber} · ${order.town}`}</span>
              <span className="sj-nw sj-num">{t('approvalQueue.waits', { time: waitingText(order.date) })}</span>
            </span>
            <ApprovalSigns order={order} />
          </button>
        </li>
      ))}
    </ul>
  );
}
