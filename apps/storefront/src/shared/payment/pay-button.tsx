import { IconCreditCard } from '@tabler/icons-react';
import type { PaymentState } from '@sjaj/contract';
import { Button, type ButtonSize } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { usePay } from './use-pay.ts';

interface PayButtonProps {
  readonly orderId: number;
  readonly state: PaymentState;
  readonly size?: ButtonSize;
}

/** Leads to the bank's page. */
export function PayButton({ orderId, state, size }: PayButtonProps) {
  const { pay, isLeaving } = usePay(orderId);
  return (
    <Button size={size} busy={isLeaving} icon={<IconCreditCard size={18} aria-hidden="true" />} onClick={pay}>
      {t(state === 'declined' || state === 'cancelled' ? 'cardPayment.payAgain' : 'cardPayment.pay')}
    </Button>
  );
}
