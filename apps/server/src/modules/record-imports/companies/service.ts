import { CompanyFileForm } from '@sjaj/contract';
import { feninga, formatNumber, fromKm, toKm } from '@sjaj/domain';
import { saveImportedDiscount } from '../../pricing/index.ts';
import { addCompanyOfFile, removeCompany, saveCompanyOfFile } from '../../companies/index.ts';
import { LIST_SEPARATOR, namesIn } from '../rules/cells.ts';
import { type ImportField, type Remark, remark, type Value, type Values } from '../rules/fields.ts';
import { NameLookup, namesOf } from '../rules/named.ts';
import { type FilledForm, formSession } from '../service/form-session.ts';
import type { OpenSession } from '../service/session.ts';
import * as store from './store.ts';

const FIELDS: readonly ImportField[] = [
  {
    key: 'jib',
    kind: 'line',
    heading: 'importField.jib',
    words: ['id broj', 'identifikacioni broj', 'identifikacijski broj', 'tax id'],
    isNeeded: true,
  },
  {
    key: 'title',
    kind: 'line',
    heading: 'importField.company',
    words: ['naziv firme', 'naziv tvrtke', 'kupac', 'naziv', 'company name', 'customer', 'name'],
  },
  { key: 'pdvNumber', kind: 'line', heading: 'importField.pdvNumber', words: ['pdv', 'pib', 'vat number', 'vat'] },
  { key: 'address', kind: 'line', heading: 'importField.address', words: ['ulica', 'sjediste', 'street'] },
  { key: 'town', kind: 'line', heading: 'importField.town', words: ['grad', 'mesto', 'city'] },
  { key: 'phone', kind: 'line', heading: 'importField.phone', words: ['tel', 'mobitel', 'phone number'] },
  { key: 'email', kind: 'line', heading: 'importField.email', words: ['e mail', 'mail', 'email adresa'] },
  {
    key: 'creditLimit',
    kind: 'money',
    heading: 'importField.creditLimit',
    words: ['limit', 'kreditni limit', 'dozvoljeni dug', 'credit limit'],
  },
  {
    key: 'paymentTermDays',
    kind: 'count',
    heading: 'importField.paymentTermDays',
    words: ['valuta', 'rok placanja', 'valuta placanja', 'payment term'],
  },
  {
    key: 'discount',
    kind: 'percent',
    heading: 'importField.discount',
    words: ['rabat', 'popust', 'rabat kupca', 'popust kupca', 'discount'],
  },
  { key: 'mayApproveOwnOrders', kind: 'flag', heading: 'importField.mayApproveOwnOrders' },
  { key: 'areas', kind: 'list', heading: 'importField.areas', words: ['djelatnost', 'djelatnosti', 'delatnost'] },
  { key: 'isActive', kind: 'flag', heading: 'importField.isActive', words: ['aktivan', 'aktivna', 'active'] },
  {
    key: 'code',
    kind: 'line',
    heading: 'importField.erpNumber',
    words: ['sifra kupca', 'broj u erp u', 'customer number'],
  },
  {
    key: 'representatives',
    kind: 'list',
    heading: 'importField.representatives',
    words: ['komercijalista', 'komercijalist', 'komercijalisti', 'representative'],
  },
  { key: 'note', kind: 'text', heading: 'importField.note', words: ['napomena', 'biljeska', 'note'] },
];

const EMPTY: CompanyFileForm = {
  title: '',
  jib: '',
  pdvNumber: null,
  address: '',
  townId: 0,
  phone: '',
  email: '',
  creditLimit: 0,
  paymentTermDays: 0,
  discount: 0,
  mayApproveOwnOrders: false,
  isActive: true,
  interestAreaIds: [],
  note: '',
  code: '',
  representativeIds: [],
};

interface References {
  readonly towns: NameLookup;
  readonly areas: NameLookup;
  readonly representatives: NameLookup;
}

const HUNDREDTHS = 100;

const jibOf = (written = ''): string => written.replaceAll(/\s/g, '');

/** Companies, which their JIB tells apart. */
export const openCompanies: OpenSession = async (tx) => {
  const [townRows, areaRows, people] = await Promise.all([
    store.towns(tx),
    store.interestAreas(tx),
    store.representatives(tx),
  ]);
  const references: References = {
    towns: new NameLookup(
      townRows.map(({ id, name, postalCode }) => ({
        id,
        names: [`${postalCode} ${name.bs ?? ''}`.trim(), postalCode, ...namesOf(name)],
      })),
    ),
    areas: new NameLookup(areaRows.map(({ id, name }) => ({ id, names: [name.bs ?? '', ...namesOf(name)] }))),
    representatives: new NameLookup(people.map(({ id, email, name }) => ({ id, names: [email, name] }))),
  };
  return formSession<CompanyFileForm>({
    fields: FIELDS,
    keyFields: ['jib'],
    keyErrors: { missing: 'sheetError.no_jib', twice: 'sheetError.twice_record' },
    schema: CompanyFileForm,
    emptyForm: EMPTY,
    fieldOf: { townId: 'town', interestAreaIds: 'areas', representativeIds: 'representatives' },
    codeOf: ({ jib }) => jibOf(jib),
    keyOf: ({ jib }) => jibOf(jib),
    titleOf: ({ title }) => title,
    valuesOf: (form) => valuesOf(form, references),
    fill: (form, values) => fill(form, values, references),
    load: async (keys, locks) =>
      new Map((await store.companiesByJib(tx, keys, locks)).map((stored) => [stored.form.jib, stored])),
    page: (afterId, size) => store.companiesAfter(tx, afterId, size),
    insert: async (form, { staff }) => {
      const id = await addCompanyOfFile(tx, staff, form);
      await saveImportedDiscount(tx, staff, { companyId: id, percent: form.discount });
      return id;
    },
    update: async ({ id, form }, after, { staff }) => {
      await saveCompanyOfFile(tx, staff, { id, before: form, after });
      await saveImportedDiscount(tx, staff, { companyId: id, percent: after.discount });
    },
    remove: ({ id }, { staff }) => removeCompany(tx, staff, id),
    hidden: (form) => ({ ...form, isActive: false }),
  });
};

function valuesOf(form: CompanyFileForm, { towns, areas, representatives }: References): Values {
  const { townId, interestAreaIds, representativeIds, creditLimit, discount, phone, email, note, code, ...rest } = form;
  return {
    ...rest,
    town: towns.nameOf(townId) || null,
    phone: phone || null,
    email: email || null,
    note: note || null,
    code: code || null,
    representatives: representativeIds.map((id) => representatives.nameOf(id)).join(LIST_SEPARATOR) || null,
    creditLimit: fromKm(creditLimit),
    discount: discount === 0 ? null : Math.round(discount * HUNDREDTHS),
    areas: interestAreaIds.map((id) => areas.nameOf(id)).join(LIST_SEPARATOR) || null,
  };
}

function fill(form: CompanyFileForm, values: Values, references: References): FilledForm<CompanyFileForm> {
  const errors: Remark[] = [];
  let next = form;
  for (const [key, value] of Object.entries(values)) {
    const filled = withValue(next, [key, value], references);
    if ('form' in filled) next = filled.form;
    else errors.push(filled.error);
  }
  return { form: next, errors };
}

type Filled = { readonly form: CompanyFileForm } | { readonly error: Remark };

function withValue(form: CompanyFileForm, [key, value]: readonly [string, Value], references: References): Filled {
  const written = value === null ? '' : String(value);
  switch (key) {
    case 'jib':
      return { form: { ...form, jib: jibOf(written) } };
    case 'pdvNumber':
      return { form: { ...form, pdvNumber: jibOf(written) || null } };
    case 'town': {
      const townId = references.towns.find(written);
      return townId === undefined
        ? { error: remark('town', 'sheetError.unknown_town', { value: written.slice(0, 60) }) }
        : { form: { ...form, townId } };
    }
    case 'areas':
    case 'representatives':
      return withNames(form, { key, written }, references);
    case 'creditLimit':
      return { form: { ...form, creditLimit: toKm(feninga(Number(value ?? 0))) } };
    case 'discount':
      return withDiscount(form, Number(value ?? 0));
    case 'paymentTermDays':
      return { form: { ...form, paymentTermDays: Number(value ?? 0) } };
    case 'mayApproveOwnOrders':
    case 'isActive':
      return { form: { ...form, [key]: value === true } };
    default:
      return { form: { ...form, [key]: written } };
  }
}

/** A spreadsheet keeps 12 % as 0,12: what is below one percent is taken only where it is so already. */
function withDiscount(form: CompanyFileForm, hundredths: number): Filled {
  const discount = hundredths / HUNDREDTHS;
  return discount > 0 && discount < 1 && discount !== form.discount
    ? { error: remark('discount', 'sheetError.percent_fraction', { value: formatNumber(discount, 2) }) }
    : { form: { ...form, discount } };
}

const LISTS = {
  areas: { form: 'interestAreaIds', unknown: 'sheetError.unknown_area' },
  representatives: { form: 'representativeIds', unknown: 'sheetError.unknown_representative' },
} as const;

interface NamedCell {
  readonly key: keyof typeof LISTS;
  readonly written: string;
}

function withNames(form: CompanyFileForm, { key, written }: NamedCell, references: References): Filled {
  const lookup = references[key];
  const names = namesIn(written);
  const unknown = names.find((name) => lookup.find(name) === undefined);
  if (unknown !== undefined) return { error: remark(key, LISTS[key].unknown, { value: unknown.slice(0, 60) }) };
  const ids = [...new Set(names.flatMap((name) => lookup.find(name) ?? []))].toSorted((a, b) => a - b);
  return { form: { ...form, [LISTS[key].form]: ids } };
}
