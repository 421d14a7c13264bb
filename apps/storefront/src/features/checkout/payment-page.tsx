import { type ReactNode, useEffect, useState } from 'react';
import { IconCircleCheck, IconClock, IconCreditCardOff, IconReceiptRefund, IconX } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import type { OrderPayment } from '@sjaj/contract';
import { formatTime } from '@sjaj/domain';
import { ButtonLink, EmptyState } from '@sjaj/ui';
import { OWN_ORDERS, useOrderAccess } from '../../shared/order-access/order-access.ts';
import { PayButton } from '../../shared/payment/pay-button.tsx';
import { paymentQuery } from '../../shared/payment/payment-query.ts';
import { isSignedIn } from '../../shared/session/token.ts';
import { t } from '../../shared/texts/t.ts';
import { OrderByTransfer } from './order-by-transfer.tsx';
import { pollInterval, type PaymentView, viewOf } from './payment.logic.ts';

/** Status of a payment, before and after the bank's page. It updates when the gateway has notified the server. */
export function PaymentPage() {
  const { id } = useParams({ strict: false });
  return <OrderPaymentView orderId={Number(id)} />;
}

/** The same for an order whose number is not in the URL. */
export function OrderPaymentView({ orderId }: { readonly orderId: number }) {
  const access = useOrderAccess();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const isFromBank = 'from' in search && search.from === 'bank';
  const { data: payment } = useSuspenseQuery({
    ...paymentQuery(orderId, access),
    refetchInterval: ({ state }) => pollInterval(state.data ? viewOf(state.data, isFromBank) : null),
  });
  const view = viewOf(payment, isFromBank);
  usePageTitle(t('orderFacts.titled', { number: payment.orderNumber }));
  const isElsewhere = view === null;
  useEffect(() => {
    if (isElsewhere) void navigate({ href: access.pageOf(orderId), replace: true });
  }, [isElsewhere, navigate, access, orderId]);
  if (view === null) return null;
  return (
    <div role="status">
      <EmptyState
        page
        icon={ICONS[view]}
        title={<Title view={view} payment={payment} />}
        text={<Explanation view={view} payment={payment} />}
        actions={<Steps view={view} payment={payment} />}
      />
    </div>
  );
}

const clock = <IconClock size={28} />;
const off = <IconCreditCardOff size={28} />;
const back = <IconReceiptRefund size={28} />;

const ICONS: Readonly<Record<PaymentView, ReactNode>> = {
  checking: clock,
  waiting: clock,
  failed: off,
  cancelled: off,
  paid: <IconCircleCheck size={28} />,
  over: <IconX size={28} />,
  refundDue: back,
  refunded: back,
};

const TITLES = {
  checking: 'cardPayment.checkingTitle',
  waiting: 'cardPayment.waitingTitle',
  failed: 'cardPayment.failedTitle',
  cancelled: 'cardPayment.cancelledTitle',
  paid: 'cardPayment.paidTitle',
  over: 'cardPayment.overTitle',
  refundDue: 'cardPayment.overTitle',
  refunded: 'cardPayment.overTitle',
} as const;

/** The number does not wrap at its hyphen. */
function Title({ view, payment }: PartProps) {
  const [before, after] = t(TITLES[view], { number: '|' }).split('|');
  return (
    <>
      {before}
      {after !== undefined && <span className="sj-nw">{payment.orderNumber}</span>}
      {after}
    </>
  );
}

const LONG_MS = 30_000;

interface PartProps {
  readonly view: PaymentView;
  readonly payment: OrderPayment;
}

function Explanation({ view, payment }: PartProps) {
  if (view === 'checking') return <Checking />;
  if (view === 'paid') return t('checkoutPage.followsApproval');
  if (view === 'over' || view === 'refundDue' || view === 'refunded') return t(`cardPayment.${view}`);
  const waits = payment.payUntil && t('cardPayment.waiting', { time: formatTime(new Date(payment.payUntil)) });
  if (payment.declineReason === null) return waits;
  return (
    <>
      <b>{t(`declineReason.${payment.declineReason}`)}</b> {waits}
    </>
  );
}

/** Shown if the confirmation takes longer than usual. */
function Checking() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return t(isLong ? 'cardPayment.checkingLong' : 'cardPayment.checking');
}

function Steps({ view, payment }: PartProps) {
  const access = useOrderAccess();
  const pays = payment.mayPay && view !== 'checking';
  return (
    <>
      {pays && <PayButton orderId={payment.orderId} state={payment.state} />}
      {pays && access === OWN_ORDERS && isSignedIn() && <OrderByTransfer payment={payment} />}
      <ButtonLink href={access.pageOf(payment.orderId)} variant={pays ? 'line' : 'filled'}>
        {t('checkoutPage.viewOrder')}
      </ButtonLink>
      {!pays && view !== 'checking' && (
        <ButtonLink href="/" variant="line">
          {t('cartPage.continueShopping')}
        </ButtonLink>
      )}
    </>
  );
}
