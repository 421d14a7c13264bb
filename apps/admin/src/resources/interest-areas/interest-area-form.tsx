import { type AdminInterestArea, InterestAreaForm } from '@sjaj/contract';
import { contentFor, formatNumber } from '@sjaj/domain';
import { Facts, Panel, Switch } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { errorsOf } from '../../shared/form/form-errors.ts';
import { OrderField } from '../../shared/record/order-field.tsx';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { shownText } from '../../shared/texts-form/shown-text.ts';
import { type DraftText, draftTextOf, NO_TEXT, writtenTitle } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';

interface Draft {
  readonly title: DraftText;
  readonly order: string;
  readonly isActive: boolean;
}

type Props = CardProps<AdminInterestArea, Draft>;

const TEXT_FIELDS = [{ key: 'title', label: 'article.name', longest: 100 }] as const;
const FIELD_NAMES = { title: 'article.name', order: 'categories.order', isActive: 'interestAreas.active' } as const;

const Main = ({ state: { draft, set }, errors }: Props) => (
  <TextsCard title={t('article.name')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
);

const Side = ({ state: { draft, set }, errors, record }: Props) => (
  <Panel title={t('references.offered')}>
    <div className="sj-col sj-g12">
      <div className="adm-switches">
        <Switch
          label={t('interestAreas.active')}
          checked={draft.isActive}
          onChange={(event) => set('isActive', event.currentTarget.checked)}
        />
      </div>
      <OrderField value={draft.order} error={errors['order']} onChange={(order) => set('order', order)} />
      {record && <Facts facts={[{ term: t('interestAreas.uses'), value: formatNumber(record.uses) }]} />}
      <p className="sj-sm sj-t3">{t('references.usesHint')}</p>
    </div>
  </Panel>
);

/** The body of the call. An invalid number becomes NaN, which the contract rejects. */
const formOf = ({ title, order, isActive }: Draft) => ({
  title: writtenTitle(title),
  order: /^\d{1,4}$/.test(order.trim()) ? Number(order) : Number.NaN,
  isActive,
});

export const interestAreaDefinition: RecordDefinition<AdminInterestArea, InterestAreaForm, Draft> = {
  home: '/interest-areas',
  queryKey: 'interestAreas',
  entity: 'interest_area',
  title: 'resource.interestAreas',
  newTitle: 'interestAreas.new',
  calls: api.interestAreas,
  emptyDraft: { title: NO_TEXT, order: '0', isActive: true },
  draftOf: ({ title, order, isActive }) => ({ title: draftTextOf(title), order: String(order), isActive }),
  errorsOf: (draft) => errorsOf(InterestAreaForm, formOf(draft), FIELD_NAMES),
  checkedForm: (draft) => InterestAreaForm.safeParse(formOf(draft)).data ?? null,
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  fieldNames: FIELD_NAMES,
  shownValue: (draft, key) => {
    if (key === 'title') return shownText(draft.title);
    return key === 'isActive' ? t(draft.isActive ? 'sign.yes' : 'sign.no') : draft.order;
  },
  main: Main,
  side: Side,
  removal: { title: 'interestAreas.remove', question: (name) => t('interestAreas.removeSure', { name }) },
};
