import './price-lists.css';
import { type AdminPriceList, PriceListForm } from '@sjaj/contract';
import { DateField, Panel, Switch, TextArea, TextField } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { asTyped, optionalText, text } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import { PriceListBadge } from '../../shared/prices/price-list-badge.tsx';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { t } from '../../shared/texts/t.ts';
import { CompaniesCard } from './companies-card.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import { ItemsCard } from './items/items-card.tsx';

const FIELDS = z.object({
  title: text(),
  validFrom: optionalText(),
  validTo: optionalText(),
  isActive: asTyped<boolean>(),
  note: text(),
});

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<AdminPriceList, Draft>;

function Main({ state: { draft, set }, errors, record, onRecord }: Props) {
  return (
    <>
      <Panel title={t('form.basics')}>
        <div className="adm-fields">
          <div className="adm-wide">
            <TextField
              label={t('article.name')}
              autoComplete="off"
              maxLength={120}
              value={draft.title}
              error={errors['title']}
              onChange={(event) => set('title', event.currentTarget.value)}
            />
          </div>
          {(['validFrom', 'validTo'] as const).map((key) => (
            <DateField
              key={key}
              optional
              label={t(`company.${key}`)}
              value={draft[key]}
              error={errors[key]}
              onChange={(typed) => set(key, typed)}
            />
          ))}
          <div className="adm-wide">
            <TextArea
              label={t('priceLists.note')}
              optional
              maxLength={2_000}
              value={draft.note}
              error={errors['note']}
              onChange={(event) => set('note', event.currentTarget.value)}
            />
          </div>
        </div>
      </Panel>
      {record && onRecord ? (
        <ItemsCard list={record} onList={onRecord} />
      ) : (
        <p className="sj-sm sj-t2">{t('priceLists.saveFirst')}</p>
      )}
    </>
  );
}

function Side({ state: { draft, set }, record, onRecord }: Props) {
  return (
    <>
      <Panel title={t('coupons.state')} end={record && <PriceListBadge state={record.state} />}>
        <div className="adm-switches">
          <Switch
            label={t('priceLists.active')}
            checked={draft.isActive}
            onChange={(event) => set('isActive', event.currentTarget.checked)}
          />
        </div>
        <p className="sj-sm sj-t3 adm-card-foot">{t('priceLists.activeHint')}</p>
        {record && (
          <p className="adm-card-foot">
            <DuplicateButton list={record} />
          </p>
        )}
      </Panel>
      {record && onRecord && <CompaniesCard list={record} onList={onRecord} />}
    </>
  );
}

export const priceListDefinition: RecordDefinition<AdminPriceList, PriceListForm, Draft> = {
  home: '/price-lists',
  queryKey: 'priceLists',
  entity: 'price_list',
  title: 'resource.priceLists',
  newTitle: 'priceLists.new',
  calls: api.priceLists,
  emptyDraft: { title: '', validFrom: '', validTo: '', isActive: true, note: '' },
  ...recordForm({
    fields: FIELDS,
    schema: PriceListForm,
    fieldNames: {
      title: 'article.name',
      validFrom: 'company.validFrom',
      validTo: 'company.validTo',
      isActive: 'priceLists.active',
      note: 'priceLists.note',
    },
    completeErrors: (errors, { validFrom, validTo }) =>
      validFrom !== '' && validTo !== '' && validTo < validFrom
        ? { ...errors, validTo: t('company.periodWrong') }
        : errors,
  }),
  nameOf: ({ title }) => title.trim(),
  main: Main,
  side: Side,
  removal: { title: 'priceLists.remove', question: (name) => t('priceLists.removeSure', { name }) },
};
