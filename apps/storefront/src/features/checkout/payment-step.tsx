import { useId } from 'react';
import { IconBuildingBank, IconCash, IconCreditCard } from '@tabler/icons-react';
import type { PaymentTypeId } from '@sjaj/contract';
import { RadioOption } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './checkout.module.css';
import { Step } from './step.tsx';

interface PaymentStepProps {
  readonly number: number;
  readonly types: readonly PaymentTypeId[];
  readonly termDays: number | null;
  readonly chosen: PaymentTypeId | null;
  readonly onChoose: (id: PaymentTypeId) => void;
}

const TRANSFER = 3;
const WAYS = {
  1: { title: 'delivery.cash', detail: 'delivery.cashOnDelivery', icon: IconCash },
  2: { title: 'delivery.card', detail: 'delivery.cardKinds', icon: IconCreditCard },
  3: { title: 'delivery.transfer', detail: 'checkoutPage.transferDetail', icon: IconBuildingBank },
} as const;

/** Step: payment method. */
export function PaymentStep({ number, types, termDays, chosen, onChoose }: PaymentStepProps) {
  const name = useId();
  return (
    <Step number={number} title={t('checkoutPage.payment')}>
      <div className={styles.options} role="radiogroup" aria-label={t('checkoutPage.payment')}>
        {types.map((id) => {
          const { title, detail, icon: Icon } = WAYS[id];
          return (
            <RadioOption
              key={id}
              name={name}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              title={t(title)}
              detail={id === TRANSFER && termDays ? t('delivery.transferTerm', { count: termDays }) : t(detail)}
              end={<Icon size={18} aria-hidden="true" />}
            />
          );
        })}
      </div>
    </Step>
  );
}
