import './payments.css';
import { useQuery } from '@tanstack/react-query';
import { type AdminOrder, ORDER_STATUS, type PaymentAttempt } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Badge, type BadgeTone, Panel, Notice } from '@sjaj/ui';
import { kmText } from '../../../shared/figures/amounts.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { attemptsQuery } from './payment-queries.ts';
import { RefundPanel } from './refund-panel.tsx';

const BY_CARD = 2;

/** The card payments of the order: attempts, mismatches and refunds. */
export function PaymentsCard({ order }: { readonly order: AdminOrder }) {
  const isByCard = order.paymentTypeId === BY_CARD;
  const { data: attempts } = useQuery({ ...attemptsQuery(order.id), enabled: isByCard });
  if (!isByCard || !attempts) return null;
  if (attempts.length === 0 && order.status !== ORDER_STATUS.unpaid) return null;
  return (
    <Panel title={t('payment.title')}>
      {attempts.length === 0 ? (
        <p className="sj-t2">{t('payment.none')}</p>
      ) : (
        <ul className="adm-payments">
          {attempts.map((attempt) => (
            <li key={attempt.id}>
              <Attempt attempt={attempt} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const LOOKS = {
  started: { tone: 'warn', label: 'payment.started' },
  cancelled: { tone: 'grey', label: 'payment.cancelled' },
  declined: { tone: 'grey', label: 'payment.declined' },
  approved: { tone: 'soft', label: 'payment.approved' },
} as const satisfies Record<PaymentAttempt['state'], { tone: BadgeTone; label: string }>;

function Attempt({ attempt }: { readonly attempt: PaymentAttempt }) {
  const { tone, label } = LOOKS[attempt.state];
  return (
    <>
      <div className="adm-payment-head">
        <b className="sj-num">{kmText(attempt.amount)}</b>
        <Badge tone={tone}>{t(label)}</Badge>
      </div>
      <p className="sj-t2">{detailOf(attempt)}</p>
      {attempt.mismatches.map(({ at, amount }) => (
        <Notice key={at} tone="warn">
          {t('payment.mismatch', { amount: kmText(amount) })}
        </Notice>
      ))}
      {attempt.refund && <RefundPanel refund={attempt.refund} />}
    </>
  );
}

const detailOf = ({ number, settledAt, startedAt, approvalCode, responseCode, state }: PaymentAttempt): string =>
  [
    number,
    formatDateTime(new Date(settledAt ?? startedAt), language()),
    approvalCode ? t('payment.approvalCode', { code: approvalCode }) : null,
    state === 'declined' && responseCode ? t('payment.responseCode', { code: responseCode }) : null,
  ]
    .filter(Boolean)
    .join(' · ');
