import { useQuery } from '@tanstack/react-query';
import type { AdminPickupPlace } from '@sjaj/contract';
import { Panel, SelectField, Switch, TextField } from '@sjaj/ui';
import type { CardProps } from '../../../shared/record/record-definition.ts';
import { t } from '../../../shared/texts/t.ts';
import { townsQuery } from '../../../shared/geography/towns-query.ts';
import type { Draft } from './draft.logic.ts';
import { HoursCard } from './hours-card.tsx';

type Props = CardProps<AdminPickupPlace, Draft>;

export function PickupPlaceMain({ state: { draft, set }, errors }: Props) {
  const { data: towns = [] } = useQuery(townsQuery);
  const fieldOf = (key: 'title' | 'street' | 'phone') => ({
    value: draft[key],
    error: errors[key],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => set(key, event.currentTarget.value),
  });
  return (
    <>
      <Panel title={t('form.basics')}>
        <div className="adm-fields">
          <div className="adm-wide">
            <TextField {...fieldOf('title')} label={t('article.name')} maxLength={80} />
          </div>
          <div className="adm-wide">
            <TextField {...fieldOf('street')} label={t('pickupPlaces.street')} maxLength={120} />
          </div>
          <SelectField
            label={t('pickupPlaces.town')}
            options={[
              { value: '', label: t('article.chooseOne') },
              ...towns.map(({ id, title, postalCode }) => ({ value: String(id), label: `${title}, ${postalCode}` })),
            ]}
            value={draft.townId}
            error={errors['townId']}
            onChange={(event) => set('townId', event.currentTarget.value)}
          />
          <TextField {...fieldOf('phone')} label={t('company.phone')} optional type="tel" maxLength={40} />
        </div>
      </Panel>
      <HoursCard
        hours={draft.workingHours}
        errors={errors}
        onChange={(workingHours) => set('workingHours', workingHours)}
      />
    </>
  );
}

export const PickupPlaceSide = ({ state: { draft, set } }: Props) => (
  <Panel title={t('offer.title')}>
    <div className="adm-switches">
      <Switch
        label={t('pickupPlaces.isShown')}
        checked={draft.isActive}
        onChange={(event) => set('isActive', event.currentTarget.checked)}
      />
      <Switch
        label={t('pickupPlaces.offersPickup')}
        hint={t('pickupPlaces.offersPickupHint')}
        checked={draft.offersPickup}
        disabled={!draft.isActive}
        onChange={(event) => set('offersPickup', event.currentTarget.checked)}
      />
    </div>
    <p className="sj-sm sj-t3 adm-card-foot">{t('pickupPlaces.offerHint')}</p>
  </Panel>
);
