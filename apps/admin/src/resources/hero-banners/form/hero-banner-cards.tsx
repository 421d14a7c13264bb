import type { AdminHeroBanner } from '@sjaj/contract';
import { Panel, Switch, TextField } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { DayFields } from '../../../shared/dates/day-fields.tsx';
import { PictureCard } from '../../../shared/files/picture-card.tsx';
import { OrderField } from '../../../shared/record/order-field.tsx';
import type { CardProps } from '../../../shared/record/record-definition.ts';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, TEXT_FIELDS } from './draft.logic.ts';

type Props = CardProps<AdminHeroBanner, Draft>;

/** The texts of a banner and where it leads. */
export function HeroBannerMain({ state: { draft, set }, errors }: Props) {
  return (
    <>
      <TextsCard title={t('article.namesAndTexts')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
      <Panel title={t('form.basics')}>
        <div className="adm-fields">
          <div className="adm-wide">
            <TextField
              label={t('banners.link')}
              hint={t('banners.linkHint')}
              optional
              maxLength={300}
              value={draft.link}
              error={errors['link']}
              onChange={(event) => set('link', event.currentTarget.value)}
            />
          </div>
          <OrderField value={draft.order} error={errors['order']} onChange={(order) => set('order', order)} />
        </div>
      </Panel>
    </>
  );
}

/** When customers see it, and its picture. */
export function HeroBannerSide({ state: { draft, set }, errors, record, onRecord }: Props) {
  return (
    <>
      <Panel title={t('article.publication')}>
        <div className="adm-switches">
          <Switch
            label={t('banners.active')}
            checked={draft.isActive}
            onChange={(event) => set('isActive', event.currentTarget.checked)}
          />
        </div>
        <div className="adm-card-foot">
          <DayFields
            fields={[
              { key: 'startsOn', label: t('coupons.startsOn'), hint: t('banners.startsOnHint') },
              { key: 'endsOn', label: t('coupons.endsOn'), hint: t('banners.endsOnHint') },
            ]}
            draft={draft}
            errors={errors}
            onWrite={set}
          />
        </div>
      </Panel>
      {record && onRecord && (
        <PictureCard
          record={record}
          save={(file) => {
            const params = { id: record.id };
            return file ? api.heroBanners.setPicture({ params, file }) : api.heroBanners.removePicture({ params });
          }}
          onRecord={onRecord}
        />
      )}
    </>
  );
}
