import { type AdminPromotion, PromotionForm } from '@sjaj/contract';
import { addDays, businessDate, contentFor } from '@sjaj/domain';
import { DateField, Panel } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { PictureCard } from '../../shared/files/picture-card.tsx';
import { recordForm } from '../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { NO_TEXT, type TextField as Text } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { PreviewCard } from './preview-card.tsx';
import { type Draft, FIELDS } from './promotion-fields.ts';
import { StateCard } from './state-card.tsx';
import { ItemsCard } from './items/items-card.tsx';

type Props = CardProps<AdminPromotion, Draft>;

const DESCRIPTION_ROWS = 3;
const TWO_WEEKS = 13;

const TEXT_FIELDS = [
  { key: 'title', label: 'article.name', longest: 120 },
  { key: 'description', label: 'article.description', longest: 2_000, rows: DESCRIPTION_ROWS, optional: true },
] as const satisfies readonly Text<string>[];

/** The initial values of a new promotion: two weeks from tomorrow, to leave time to choose the articles. */
function emptyDraft(now: Date): Draft {
  const startsOn = addDays(businessDate(now), 1);
  return { title: NO_TEXT, description: NO_TEXT, startsOn, endsOn: addDays(startsOn, TWO_WEEKS), isActive: true };
}

/** Period, articles and texts of a promotion. */
function PromotionMain({ state: { draft, set }, errors, record, onRecord }: Props) {
  const day = (key: 'startsOn' | 'endsOn', label: string) => (
    <div className="adm-wide">
      <DateField label={label} value={draft[key]} error={errors[key]} onChange={(written) => set(key, written)} />
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

function PromotionSide({ state, record, onRecord }: Props) {
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

export const promotionDefinition: RecordDefinition<AdminPromotion, PromotionForm, Draft> = {
  home: '/sales',
  queryKey: 'sales',
  entity: 'promotion',
  title: 'resource.sales',
  newTitle: 'promotions.new',
  calls: api.promotions,
  get emptyDraft() {
    return emptyDraft(new Date());
  },
  ...recordForm({
    fields: FIELDS,
    schema: PromotionForm,
    fieldNames: {
      title: 'article.name',
      description: 'article.description',
      startsOn: 'coupons.startsOn',
      endsOn: 'coupons.endsOn',
      isActive: 'promotions.active',
    },
    completeErrors: (errors, { startsOn, endsOn }) =>
      endsOn !== '' && endsOn < startsOn ? { ...errors, endsOn: t('coupons.turned') } : errors,
  }),
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  main: PromotionMain,
  side: PromotionSide,
  customerHref: ({ id, slug, state }) => (state === 'running' ? `/akcija/${id}/${slug}` : '/akcija'),
  removal: { title: 'promotions.remove', question: (name) => t('promotions.removeSure', { name }) },
};
