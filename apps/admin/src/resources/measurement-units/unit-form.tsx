import { type AdminMeasurementUnit, MeasurementUnitForm } from '@sjaj/contract';
import { contentFor, formatNumber } from '@sjaj/domain';
import { Facts, Panel, TextField } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { errorsOf } from '../../shared/form/form-errors.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { shownText } from '../../shared/texts-form/shown-text.ts';
import { type DraftText, draftTextOf, NO_TEXT, writtenTitle } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';

interface Draft {
  readonly title: DraftText;
  readonly abbreviation: DraftText;
  readonly code: string;
}

type Props = CardProps<AdminMeasurementUnit, Draft>;

const TEXT_FIELDS = [
  { key: 'title', label: 'article.name', longest: 60 },
  { key: 'abbreviation', label: 'measurementUnits.abbreviation', longest: 12 },
] as const;
const FIELD_NAMES = {
  title: 'article.name',
  abbreviation: 'measurementUnits.abbreviation',
  code: 'measurementUnits.code',
} as const;

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

const formOf = ({ title, abbreviation, code }: Draft) => ({
  title: writtenTitle(title),
  abbreviation: writtenTitle(abbreviation),
  code: code.trim(),
});

export const unitDefinition: RecordDefinition<AdminMeasurementUnit, MeasurementUnitForm, Draft> = {
  home: '/measurement-units',
  queryKey: 'measurementUnits',
  entity: 'measurement_unit',
  title: 'resource.measurementUnits',
  newTitle: 'measurementUnits.new',
  calls: api.measurementUnits,
  emptyDraft: { title: NO_TEXT, abbreviation: NO_TEXT, code: '' },
  draftOf: ({ title, abbreviation, code }) => ({
    title: draftTextOf(title),
    abbreviation: draftTextOf(abbreviation),
    code,
  }),
  errorsOf: (draft) => errorsOf(MeasurementUnitForm, formOf(draft), FIELD_NAMES),
  checkedForm: (draft) => MeasurementUnitForm.safeParse(formOf(draft)).data ?? null,
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  fieldNames: FIELD_NAMES,
  shownValue: (draft, key) => (key === 'code' ? draft.code : shownText(draft[key])),
  main: Main,
  side: Side,
  removal: { title: 'measurementUnits.remove', question: (name) => t('measurementUnits.removeSure', { name }) },
};
