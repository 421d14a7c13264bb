import { useId, useState } from 'react';
import type { DeliveryCutOff, DeliveryOption } from '@sjaj/contract';
import { deliveryKey, formatWeekdays } from '@sjaj/domain';
import { workingHoursText } from '@sjaj/i18n';
import { Button, RadioOption, useAmount } from '@sjaj/ui';
import { cutOffText, useOwnDelivery } from '../../shared/delivery/delivery-days.tsx';
import { language, t } from '../../shared/texts/t.ts';
import styles from './checkout.module.css';
import { byTown } from './pickup.logic.ts';
import { Step } from './step.tsx';

interface DeliveryStepProps {
  readonly number: number;
  readonly options: readonly DeliveryOption[];
  readonly cutOff: DeliveryCutOff;
  /** Where the goods go, as far as it is known. */
  readonly townId: number | null;
  readonly town: string | null;
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}

/** Step: delivery method, each with price and time. Pickup places of other towns are behind a button. */
export function DeliveryStep({ number, options, cutOff, townId, town, chosen, onChoose }: DeliveryStepProps) {
  const name = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { shown, elsewhere } = byTown(options, showsAll ? null : town, chosen);
  const ownDays = useOwnDelivery(townId);
  return (
    <Step number={number} title={t('checkoutPage.method')} note={t('checkoutPage.onlyInBosnia')}>
      <div className={styles.options} role="radiogroup" aria-label={t('checkoutPage.method')}>
        {shown.map((option) => (
          <RadioOption
            key={deliveryKey(option)}
            name={name}
            checked={deliveryKey(option) === chosen}
            onChange={() => onChoose(deliveryKey(option))}
            title={titleOf(option)}
            detail={<Detail option={option} arrives={daysOf(option, ownDays)} />}
            end={<Postage option={option} />}
          />
        ))}
      </div>
      {elsewhere.length > 0 && (
        <Button variant="text" size="sm" className={styles.elsewhere} onClick={() => setShowsAll(true)}>
          {t('checkoutPage.pickupElsewhere', { count: elsewhere.length })}
        </Button>
      )}
      {options.some(({ arrives }) => arrives !== null) && (
        <p className={`${styles.cutOff} sj-sm sj-t2`}>{t('delivery.daysHold', { condition: cutOffText(cutOff) })}</p>
      )}
    </Step>
  );
}

/** Own delivery comes to each town on its own days. No day is known where the goods are not there. */
const daysOf = ({ method, arrives }: DeliveryOption, ownDays: DeliveryOption['arrives'] | undefined) =>
  method === 'own' && arrives !== null ? (ownDays ?? arrives) : arrives;

/** Label of a pickup place; the name alone does not say that the goods are picked up. */
const titleOf = ({ title, place }: DeliveryOption): string =>
  place ? t('delivery.pickupAt', { place: title }) : title;

function Postage({ option: { totals } }: { readonly option: DeliveryOption }) {
  const amount = useAmount();
  if (totals.postage === null) return null;
  return totals.postage === 0 ? t('delivery.free') : amount(totals.postage);
}

type DetailProps = { readonly option: DeliveryOption } & Pick<DeliveryOption, 'arrives'>;

function Detail({ option: { place }, arrives }: DetailProps) {
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
