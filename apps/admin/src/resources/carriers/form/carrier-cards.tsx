import type { AdminCarrier } from '@sjaj/contract';
import { Panel, Switch, TextField } from '@sjaj/ui';
import type { CardProps } from '../../../shared/record/record-definition.ts';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, TEXT_FIELDS } from './draft.logic.ts';
import { RatesCard } from './rates-card.tsx';

type Props = CardProps<AdminCarrier, Draft>;

export function CarrierMain({ state: { draft, set }, errors }: Props) {
  const days = (key: 'deliveryDaysFrom' | 'deliveryDaysTo', label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      className="adm-amount"
      end={<span className="adm-unit">{t('company.days')}</span>}
      value={draft[key]}
      error={errors[key]}
      onChange={(event) => set(key, event.currentTarget.value)}
    />
  );
  return (
    <>
      <Panel title={t('form.basics')}>
        <div className="adm-fields">
          <div className="adm-wide">
            <TextField
              label={t('article.name')}
              maxLength={80}
              value={draft.title}
              error={errors['title']}
              onChange={(event) => set('title', event.currentTarget.value)}
            />
          </div>
          {days('deliveryDaysFrom', t('carriers.shortest'))}
          {days('deliveryDaysTo', t('carriers.longest'))}
        </div>
      </Panel>
      <RatesCard rates={draft.rates} errors={errors} onChange={(rates) => set('rates', rates)} />
      <TextsCard
        title={t('article.description')}
        name={draft.title}
        fields={TEXT_FIELDS}
        texts={draft}
        errors={errors}
        onWrite={set}
      />
    </>
  );
}

export function CarrierSide({ state: { draft, set }, errors }: Props) {
  return (
    <Panel title={t('offer.title')}>
      <div className="adm-switches">
        <Switch
          label={t('offer.active')}
          checked={draft.isActive}
          onChange={(event) => set('isActive', event.currentTarget.checked)}
        />
        <Switch
          label={t('carriers.first')}
          checked={draft.isDefault}
          onChange={(event) => set('isDefault', event.currentTarget.checked)}
        />
      </div>
      {errors['isDefault'] && <p className="sj-sm sj-error adm-card-foot">{errors['isDefault']}</p>}
      <p className="sj-sm sj-t3 adm-card-foot">{t('carriers.offerHint')}</p>
    </Panel>
  );
}
