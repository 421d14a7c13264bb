import type { AdminPromotion } from '@sjaj/contract';
import { Panel, TextField } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import type { CardProps } from '../../../shared/record/record-definition.ts';
import { PictureCard } from '../../../shared/files/picture-card.tsx';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { ItemsCard } from '../items/items-card.tsx';
import { type Draft, TEXT_FIELDS } from './draft.logic.ts';
import { PreviewCard } from './preview-card.tsx';
import { StateCard } from './state-card.tsx';

type Props = CardProps<AdminPromotion, Draft>;

/** Period, articles and texts of a promotion. */
export function PromotionMain({ state: { draft, set }, errors, record, onRecord }: Props) {
  const day = (key: 'startsOn' | 'endsOn', label: string) => (
    <div className="adm-wide">
      <TextField
        label={label}
        type="date"
        value={draft[key]}
        error={errors[key]}
        onChange={(event) => set(key, event.currentTarget.value)}
      />
    </div>
  );
  return (
    <>
      <Panel title={t('promotions.period')}>
        <div className="adm-fields">
          {day('startsOn', t('coupons.startsOn'))}
          {day('endsOn', t('coupons.endsOn'))}
        </div>
      </Panel>
      {record && onRecord && <ItemsCard promotion={record} onPromotion={onRecord} />}
      <TextsCard title={t('article.namesAndTexts')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
    </>
  );
}

export function PromotionSide({ state, record, onRecord }: Props) {
  return (
    <>
      <StateCard state={state} promotion={record} onPromotion={onRecord} />
      {record && onRecord && (
        <PictureCard
          record={record}
          save={(file) => {
            const params = { id: record.id };
            return file ? api.promotions.setPicture({ params, file }) : api.promotions.removePicture({ params });
          }}
          onRecord={onRecord}
        />
      )}
      {record && <PreviewCard promotion={record} draft={state.draft} />}
    </>
  );
}
