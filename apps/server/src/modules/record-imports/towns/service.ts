import { TownForm } from '@sjaj/contract';
import { type Content, isLanguage, LANGUAGES } from '@sjaj/domain';
import { deleteRecord, insertRecord, replaceRecord } from '../../../kernel/written-records.ts';
import { townRecords } from '../../geography/index.ts';
import { LIST_SEPARATOR, namesIn } from '../rules/cells.ts';
import { type ImportField, inLanguages, type Remark, remark, type Value, type Values } from '../rules/fields.ts';
import { NameLookup, namesOf } from '../rules/named.ts';
import type { Cells } from '../rules/records.ts';
import { type FilledForm, formSession } from '../service/form-session.ts';
import type { OpenSession } from '../service/session.ts';
import * as store from './store.ts';

const FIELDS: readonly ImportField[] = [
  {
    key: 'postalCode',
    kind: 'line',
    heading: 'importField.postalCode',
    words: ['ptt', 'ptt broj', 'posta', 'zip', 'zip code', 'post code'],
    isNeeded: true,
  },
  ...inLanguages({
    key: 'title',
    kind: 'line',
    heading: 'importField.title',
    words: ['mjesto', 'mesto', 'grad', 'opcina', 'opstina', 'town', 'city', 'name'],
  }).map((field): ImportField => (field.language === 'bs' ? { ...field, isNeeded: true } : field)),
  { key: 'country', kind: 'line', heading: 'importField.country', words: ['drzava', 'zemlja'] },
  { key: 'entity', kind: 'line', heading: 'importField.entity', words: ['entitet'] },
  { key: 'canton', kind: 'line', heading: 'importField.canton', words: ['kanton', 'zupanija'] },
  { key: 'deliveryWeekdays', kind: 'list', heading: 'importField.deliveryWeekdays', words: ['dani dostave'] },
  { key: 'isActive', kind: 'flag', heading: 'importField.isOffered', words: ['aktivno', 'aktivan', 'nudi se'] },
];

/** The country of most lines, which name none. */
const HOME_COUNTRY = 'BA';
/** An id that no record has. */
const UNKNOWN = 0;
const SEPARATOR = '\n';
/** Monday is 1. */
const WEEKDAY_SEPARATORS = /[|;,\s]/;

const keyOfTown = (countryId: number, postalCode: string, title: string): string =>
  [countryId, postalCode.trim().toUpperCase(), title.trim().toUpperCase()].join(SEPARATOR);

/** Towns, which a country, a postal code and a name tell apart. */
export const openTowns: OpenSession = async (tx) => {
  const countries = new NameLookup(
    (await store.countries(tx)).map(({ id, code, name }) => ({ id, names: [name.bs ?? code, code, ...namesOf(name)] })),
  );
  const countryOf = (written: string): number => countries.find(written) ?? UNKNOWN;
  const codeOf = ({ postalCode = '', 'title.bs': title = '' }: Cells): string => `${postalCode} ${title}`.trim();
  return formSession<TownForm>({
    fields: FIELDS,
    keyFields: ['postalCode', 'title.bs', 'country'],
    keyErrors: { missing: 'sheetError.no_town_key', twice: 'sheetError.twice_record' },
    schema: TownForm,
    emptyForm: {
      title: { bs: '' },
      postalCode: '',
      countryId: countryOf(HOME_COUNTRY),
      entity: null,
      canton: null,
      deliveryWeekdays: [],
      isActive: true,
    },
    fieldOf: { countryId: 'country' },
    codeOf,
    keyOf: ({ postalCode = '', 'title.bs': title = '', country = HOME_COUNTRY }) =>
      postalCode === '' || title === '' ? '' : keyOfTown(countryOf(country), postalCode, title),
    titleOf: ({ title }) => title.bs,
    valuesOf: ({ title, countryId, deliveryWeekdays, ...form }) => ({
      ...form,
      deliveryWeekdays: deliveryWeekdays.join(LIST_SEPARATOR) || null,
      ...textsOf(title),
      country: countries.nameOf(countryId),
    }),
    fill: (form, values) => fill(form, values, countries),
    load: async (keys, locks) => {
      const parts = keys.map((key) => key.split(SEPARATOR));
      const rows = await store.townsByPostalCode(tx, [...new Set(parts.map(([, code = '']) => code))], locks);
      return new Map(rows.map((row) => [keyOfTown(row.form.countryId, row.form.postalCode, row.form.title.bs), row]));
    },
    page: (afterId, size) => store.townsAfter(tx, afterId, size),
    insert: (form, { staff }) => insertRecord(tx, { staff, definition: townRecords }, form),
    update: ({ id, form: before }, after, { staff }) =>
      replaceRecord(tx, { staff, definition: townRecords }, { id, before, after }),
    remove: ({ id, form: before }, { staff }) => deleteRecord(tx, { staff, definition: townRecords }, { id, before }),
    hidden: (form) => ({ ...form, isActive: false }),
  });
};

const textsOf = (title: Content): Values =>
  Object.fromEntries(LANGUAGES.map((language) => [`title.${language}`, title[language] || null]));

function fill(form: TownForm, values: Values, countries: NameLookup): FilledForm<TownForm> {
  const errors: Remark[] = [];
  let next = form;
  for (const [key, value] of Object.entries(values)) {
    const [, language = ''] = key.split('.');
    if (isLanguage(language)) next = { ...next, title: withText(next.title, language, value) };
    else if (key === 'country') {
      const countryId = countries.find(String(value ?? HOME_COUNTRY));
      if (countryId === undefined)
        errors.push(remark('country', 'sheetError.unknown_country', { value: String(value) }));
      else next = { ...next, countryId };
    } else if (key === 'deliveryWeekdays') {
      next = { ...next, deliveryWeekdays: namesIn(String(value ?? ''), WEEKDAY_SEPARATORS).map(Number) };
    } else if (key === 'postalCode') next = { ...next, postalCode: String(value ?? '').toUpperCase() };
    else if (key === 'isActive') next = { ...next, isActive: value === true };
    else next = { ...next, [key]: value };
  }
  return { form: next, errors };
}

function withText(title: TownForm['title'], language: keyof TownForm['title'], value: Value): TownForm['title'] {
  const { [language]: _, ...others } = title;
  return (value === null ? others : { ...others, [language]: String(value) }) as TownForm['title'];
}
