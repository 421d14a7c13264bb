import './towns.css';
import { useQuery } from '@tanstack/react-query';
import { type AdminTown, ENTITIES, TownForm } from '@sjaj/contract';
import { contentFor, formatNumber, shortWeekday } from '@sjaj/domain';
import { Checkbox, Facts, Panel, SelectField, Switch, TextField } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { asTyped, count, optionalText, textsWithBosnian } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import { countriesQuery } from '../../shared/geography/countries-query.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { NO_TEXT } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';

/** Letters of a code may be typed small. */
const postalCode = () =>
  z.codec(z.custom<string>(), z.custom<string>(), {
    decode: (typed) => typed.trim().toUpperCase(),
    encode: String,
  });

const FIELDS = z.object({
  title: textsWithBosnian(),
  postalCode: postalCode(),
  countryId: count(),
  entity: optionalText(),
  canton: optionalText(),
  deliveryWeekdays: asTyped<number[]>(),
  isActive: asTyped<boolean>(),
});

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<AdminTown, Draft>;

const TEXT_FIELDS = [{ key: 'title', label: 'article.name', longest: 80 }] as const;

const Main = ({ state, errors }: Props) => (
  <>
    <PlacePanel state={state} errors={errors} />
    <TextsCard title={t('article.name')} fields={TEXT_FIELDS} texts={state.draft} errors={errors} onWrite={state.set} />
  </>
);

const HOME_COUNTRY = 'BA';
/** The entity whose towns are in cantons. */
const FEDERATION = 'FBiH';

function PlacePanel({ state: { draft, set }, errors }: Props) {
  const { data: countries = [] } = useQuery(countriesQuery);
  const chosen = countries.find(({ id }) => String(id) === draft.countryId);
  const hasEntities = chosen === undefined || chosen.code === HOME_COUNTRY;
  return (
    <Panel title={t('form.basics')}>
      <div className="adm-fields">
        <SelectField
          label={t('towns.country')}
          value={draft.countryId}
          error={errors['countryId']}
          hint={chosen && !chosen.isOffered ? t('towns.countryOff') : undefined}
          options={[
            { value: '', label: t('towns.chooseCountry') },
            ...countries.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(event) => set('countryId', event.currentTarget.value)}
        />
        <TextField
          label={t('towns.postalCode')}
          autoComplete="off"
          maxLength={10}
          value={draft.postalCode}
          error={errors['postalCode']}
          onChange={(event) => set('postalCode', event.currentTarget.value)}
        />
        {(hasEntities || draft.entity !== '') && (
          <SelectField
            label={t('towns.entity')}
            value={draft.entity}
            error={errors['entity']}
            options={[
              { value: '', label: t('towns.noEntity') },
              ...ENTITIES.map((entity) => ({ value: entity, label: entity })),
            ]}
            onChange={(event) => set('entity', event.currentTarget.value)}
          />
        )}
        {(draft.entity === FEDERATION || draft.canton !== '') && (
          <TextField
            label={t('towns.canton')}
            hint={t('towns.cantonHint')}
            optional
            autoComplete="off"
            maxLength={60}
            value={draft.canton}
            error={errors['canton']}
            onChange={(event) => set('canton', event.currentTarget.value)}
          />
        )}
      </div>
    </Panel>
  );
}

const WORKING_WEEK = [1, 2, 3, 4, 5];

/** The days on which the shop's own vans drive to the town. */
function RoutePanel({ state: { draft, set } }: Props) {
  const chosen = draft.deliveryWeekdays;
  const toggle = (day: number, isOn: boolean): void =>
    set('deliveryWeekdays', isOn ? [...chosen, day].toSorted((a, b) => a - b) : chosen.filter((one) => one !== day));
  return (
    <Panel title={t('towns.route')}>
      <fieldset className="adm-weekdays" aria-describedby="delivery-weekdays-hint">
        <legend>{t('towns.deliveryWeekdays')}</legend>
        <div>
          {WORKING_WEEK.map((day) => (
            <Checkbox
              key={day}
              label={shortWeekday(day, language())}
              checked={chosen.includes(day)}
              onChange={(event) => toggle(day, event.currentTarget.checked)}
            />
          ))}
        </div>
        <p className="sj-hint" id="delivery-weekdays-hint">
          {t('towns.deliveryWeekdaysHint')}
        </p>
      </fieldset>
    </Panel>
  );
}

const Side = (props: Props) => (
  <>
    <OfferedPanel {...props} />
    <RoutePanel {...props} />
  </>
);

const OfferedPanel = ({ state: { draft, set }, record }: Props) => (
  <Panel title={t('references.offered')}>
    <div className="sj-col sj-g12">
      <div className="adm-switches">
        <Switch
          label={t('towns.active')}
          checked={draft.isActive}
          onChange={(event) => set('isActive', event.currentTarget.checked)}
        />
      </div>
      {record && <Facts facts={[{ term: t('references.uses'), value: formatNumber(record.uses) }]} />}
      <p className="sj-sm sj-t3">{t('references.usesHint')}</p>
    </div>
  </Panel>
);

export const townDefinition: RecordDefinition<AdminTown, TownForm, Draft> = {
  home: '/towns',
  queryKey: 'towns',
  entity: 'town',
  title: 'resource.towns',
  newTitle: 'towns.new',
  calls: api.towns,
  emptyDraft: {
    title: NO_TEXT,
    postalCode: '',
    countryId: '',
    entity: '',
    canton: '',
    deliveryWeekdays: [],
    isActive: true,
  },
  ...recordForm({
    fields: FIELDS,
    schema: TownForm,
    fieldNames: {
      title: 'article.name',
      postalCode: 'towns.postalCode',
      countryId: 'towns.country',
      entity: 'towns.entity',
      canton: 'towns.canton',
      deliveryWeekdays: 'towns.deliveryWeekdays',
      isActive: 'towns.active',
    },
  }),
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  main: Main,
  side: Side,
  removal: { title: 'towns.remove', question: (name) => t('towns.removeSure', { name }) },
};
