import { type AdminMeasurementUnit, MeasurementUnitForm } from '@sjaj/contract';
import { contentFor, formatNumber } from '@sjaj/domain';
import { Facts, Panel, TextField } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { text, textsWithBosnian } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { NO_TEXT } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';

const FIELDS = z.object({
  title: textsWithBosnian(),
  abbreviation: textsWithBosnian(),
  code: text(),
});

type Draft = z.input<typeof FIELDS>;

type Props = CardProps<AdminMeasurementUnit, Draft>;

const TEXT_FIELDS = [
  { key: 'title', label: 'article.name', longest: 60 },
  { key: 'abbreviation', label: 'measurementUnits.abbreviation', longest: 12 },
] as const;

const Main = ({ state: { draft, set }, errors }: Props) => (
  <TextsCard title={t('article.namesAndTexts')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
);

const Side = ({ state: { draft, set }, errors, record }: Props) => (
  <Panel title={t('form.basics')}>
    <div className="sj-col sj-g12">
      <TextField
        label={t('measurementUnits.code')}
        hint={t('measurementUnits.codeHint')}
        autoComplete="off"
        maxLength={20}
        value={draft.code}
        error={errors['code']}
        onChange={(event) => set('code', event.currentTarget.value)}
      />
      {record && <Facts facts={[{ term: t('categories.articles'), value: formatNumber(record.articles) }]} />}
    </div>
  </Panel>
);

export const unitDefinition: RecordDefinition<AdminMeasurementUnit, MeasurementUnitForm, Draft> = {
  home: '/measurement-units',
  queryKey: 'measurementUnits',
  entity: 'measurement_unit',
  title: 'resource.measurementUnits',
  newTitle: 'measurementUnits.new',
  calls: api.measurementUnits,
  emptyDraft: { title: NO_TEXT, abbreviation: NO_TEXT, code: '' },
  ...recordForm({
    fields: FIELDS,
    schema: MeasurementUnitForm,
    fieldNames: {
      title: 'article.name',
      abbreviation: 'measurementUnits.abbreviation',
      code: 'measurementUnits.code',
    },
  }),
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  main: Main,
  side: Side,
  removal: { title: 'measurementUnits.remove', question: (name) => t('measurementUnits.removeSure', { name }) },
};
