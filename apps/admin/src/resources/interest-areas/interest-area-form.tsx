import { type AdminInterestArea, InterestAreaForm } from '@sjaj/contract';
import { contentFor, formatNumber } from '@sjaj/domain';
import { Facts, Panel, Switch } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { asTyped, count, textsWithBosnian } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import { OrderField } from '../../shared/record/order-field.tsx';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { NO_TEXT } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';

const FIELDS = z.object({
  title: textsWithBosnian(),
  order: count(),
  isActive: asTyped<boolean>(),
});

type Draft = z.input<typeof FIELDS>;

type Props = CardProps<AdminInterestArea, Draft>;

const TEXT_FIELDS = [{ key: 'title', label: 'article.name', longest: 100 }] as const;

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

export const interestAreaDefinition: RecordDefinition<AdminInterestArea, InterestAreaForm, Draft> = {
  home: '/interest-areas',
  queryKey: 'interestAreas',
  entity: 'interest_area',
  title: 'resource.interestAreas',
  newTitle: 'interestAreas.new',
  calls: api.interestAreas,
  emptyDraft: { title: NO_TEXT, order: '0', isActive: true },
  ...recordForm({
    fields: FIELDS,
    schema: InterestAreaForm,
    fieldNames: { title: 'article.name', order: 'categories.order', isActive: 'interestAreas.active' },
  }),
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  main: Main,
  side: Side,
  removal: { title: 'interestAreas.remove', question: (name) => t('interestAreas.removeSure', { name }) },
};
