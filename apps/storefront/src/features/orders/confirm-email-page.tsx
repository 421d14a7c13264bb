import { IconCircleCheck, IconMailCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf, usePageTitle } from '@sjaj/app-kit';
import { CallFailed, clientFor } from '@sjaj/client';
import { guests } from '@sjaj/contract';
import { Button, ButtonLink, EmptyState, Notice } from '@sjaj/ui';
import { useEmailConfirmation } from '../../shared/order-access/order-link-session.ts';
import { LINKED_ORDER } from '../../shared/order-access/link-access.ts';
import { guestToken } from '../../shared/session/token.ts';
import { useSupportPhone } from '../../shared/supplier.ts';
import { t } from '../../shared/texts/t.ts';
import { NoGuestOrder } from './guest-order.tsx';

/** Page of the confirmation link for an unconfirmed order. Only the button confirms, since mail programs open links too. */
export function ConfirmEmailPage() {
  const token = useEmailConfirmation();
  if (token === null) return <NoGuestOrder title={t('guest.confirmOver')} text="guest.confirmOverHint" />;
  return <Confirm key={token} token={token} />;
}

const { confirmEmail } = clientFor(guests, LINKED_ORDER.transport);

function Confirm({ token }: { readonly token: string }) {
  const title = t('guest.confirmPage');
  usePageTitle(title);
  const confirm = useMutation({
    mutationFn: async () => (await confirmEmail({ body: { token } })).data,
    // The page shows the error itself.
    onError: () => undefined,
  });
  if (confirm.data) return <Confirmed {...confirm.data} />;
  if (isOver(confirm.error)) return <NoGuestOrder title={messageOf(confirm.error)} text="guest.confirmOverHint" />;
  return (
    <EmptyState
      page
      icon={<IconMailCheck size={28} />}
      title={title}
      text={t('guest.confirmPageHint')}
      actions={
        <>
          {confirm.error && <Notice tone="error">{messageOf(confirm.error)}</Notice>}
          <Button size="lg" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('guest.confirmOrder')}
          </Button>
        </>
      }
    />
  );
}

interface ConfirmedProps {
  readonly orderId: number;
  readonly orderNumber: string;
}

function Confirmed({ orderId, orderNumber }: ConfirmedProps) {
  const title = t('guest.confirmed', { number: orderNumber });
  usePageTitle(title);
  const phone = useSupportPhone();
  return (
    <EmptyState
      page
      icon={<IconCircleCheck size={28} />}
      title={title}
      text={t('guest.confirmedHint', { phone })}
      actions={
        <>
          {guestToken() !== null && (
            <ButtonLink href={`/guest-order/${orderId}`}>{t('checkoutPage.viewOrder')}</ButtonLink>
          )}
          <ButtonLink href="/" variant="line">
            {t('states.toHome')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** The link is invalid, or its order is cancelled. */
const isOver = (error: Error | null): error is CallFailed =>
  error instanceof CallFailed && [400, 404, 409].includes(error.status);
