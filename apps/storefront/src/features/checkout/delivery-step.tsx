import { useId } from 'react';
import type { DeliveryCutOff, DeliveryOption } from '@sjaj/contract';
import { deliveryKey, formatWeekdays } from '@sjaj/domain';
import { workingHoursText } from '@sjaj/i18n';
import { RadioOption, useAmount } from '@sjaj/ui';
import { cutOffText } from '../../shared/delivery/delivery-days.tsx';
import { language, t } from '../../shared/texts/t.ts';
import styles from './checkout.module.css';
import { Step } from './step.tsx';

interface DeliveryStepProps {
  readonly number: number;
  readonly options: readonly DeliveryOption[];
  readonly cutOff: DeliveryCutOff;
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}

/** Step: delivery method, each with price and time. */
export function DeliveryStep({ number, options, cutOff, chosen, onChoose }: DeliveryStepProps) {
  const name = useId();
  return (
    <Step number={number} title={t('checkout.method')} note={t('checkout.onlyInBosnia')}>
      <div className={styles.options} role="radiogroup" aria-label={t('checkout.method')}>
        {options.map((option) => (
          <RadioOption
            key={deliveryKey(option)}
            name={name}
            checked={deliveryKey(option) === chosen}
            onChange={() => onChoose(deliveryKey(option))}
            title={titleOf(option)}
            detail={<Detail option={option} />}
            end={<Postage option={option} />}
          />
        ))}
      </div>
      {options.some(({ arrives }) => arrives !== null) && (
        <p className={`${styles.cutOff} sj-sm sj-t2`}>{t('delivery.daysHold', { condition: cutOffText(cutOff) })}</p>
      )}
    </Step>
  );
}

/** Label of a pickup place; the name alone does not say that the goods are picked up. */
const titleOf = ({ title, place }: DeliveryOption): string =>
  place ? t('delivery.pickupAt', { place: title }) : title;

function Postage({ option: { totals } }: { readonly option: DeliveryOption }) {
  const amount = useAmount();
  if (totals.postage === null) return null;
  return totals.postage === 0 ? t('delivery.free') : amount(totals.postage);
}

function Detail({ option: { place, arrives } }: { readonly option: DeliveryOption }) {
  const days = arrives ? <strong>{formatWeekdays(arrives, language())}</strong> : t('delivery.noDay');
  if (!place) return days;
  return (
    <>
      {days}
      <br />
      {place.street}, {place.town}
      {place.workingHours.map((hours) => (
        <span key={`${hours.days}-${hours.from}`} className={styles.hours}>
          {workingHoursText(hours, t)}
        </span>
      ))}
    </>
  );
}
