import { CompanyForm } from '@sjaj/contract';
import { feninga, fromKm, toKm } from '@sjaj/domain';
import { addCompany, removeCompany, saveCompanyWithin } from '../../companies/index.ts';
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
  { key: 'mayApproveOwnOrders', kind: 'flag', heading: 'importField.mayApproveOwnOrders' },
  { key: 'areas', kind: 'list', heading: 'importField.areas', words: ['djelatnost', 'djelatnosti', 'delatnost'] },
  { key: 'isActive', kind: 'flag', heading: 'importField.isActive', words: ['aktivan', 'aktivna', 'active'] },
  { key: 'note', kind: 'text', heading: 'importField.note', words: ['napomena', 'biljeska', 'note'] },
];

const EMPTY: CompanyForm = {
  title: '',
  jib: '',
  pdvNumber: null,
  address: '',
  townId: 0,
  phone: '',
  email: '',
  creditLimit: 0,
  paymentTermDays: 0,
  mayApproveOwnOrders: false,
  isActive: true,
  interestAreaIds: [],
  note: '',
};

interface References {
  readonly towns: NameLookup;
  readonly areas: NameLookup;
}

const jibOf = (written = ''): string => written.replaceAll(/\s/g, '');

/** Companies, which their JIB tells apart. */
export const openCompanies: OpenSession = async (tx) => {
  const [townRows, areaRows] = await Promise.all([store.towns(tx), store.interestAreas(tx)]);
  const references: References = {
    towns: new NameLookup(
      townRows.map(({ id, name, postalCode }) => ({
        id,
        names: [`${postalCode} ${name.bs ?? ''}`.trim(), postalCode, ...namesOf(name)],
      })),
    ),
    areas: new NameLookup(areaRows.map(({ id, name }) => ({ id, names: [name.bs ?? '', ...namesOf(name)] }))),
  };
  return formSession<CompanyForm>({
    fields: FIELDS,
    keyFields: ['jib'],
    keyErrors: { missing: 'sheetError.no_jib', twice: 'sheetError.twice_record' },
    schema: CompanyForm,
    emptyForm: EMPTY,
    fieldOf: { townId: 'town', interestAreaIds: 'areas' },
    codeOf: ({ jib }) => jibOf(jib),
    keyOf: ({ jib }) => jibOf(jib),
    titleOf: ({ title }) => title,
    valuesOf: (form) => valuesOf(form, references),
    fill: (form, values) => fill(form, values, references),
    load: async (keys, locks) =>
      new Map((await store.companiesByJib(tx, keys, locks)).map((stored) => [stored.form.jib, stored])),
    page: (afterId, size) => store.companiesAfter(tx, afterId, size),
    insert: (form, { staff }) => addCompany(tx, staff, form),
    update: ({ id }, after, { staff }) => saveCompanyWithin(tx, staff, id, after),
    remove: ({ id }, { staff }) => removeCompany(tx, staff, id),
    hidden: (form) => ({ ...form, isActive: false }),
  });
};

function valuesOf(form: CompanyForm, { towns, areas }: References): Values {
  const { townId, interestAreaIds, creditLimit, phone, email, note, ...rest } = form;
  return {
    ...rest,
    town: towns.nameOf(townId) || null,
    phone: phone || null,
    email: email || null,
    note: note || null,
    creditLimit: fromKm(creditLimit),
    areas: interestAreaIds.map((id) => areas.nameOf(id)).join(LIST_SEPARATOR) || null,
  };
}

function fill(form: CompanyForm, values: Values, references: References): FilledForm<CompanyForm> {
  const errors: Remark[] = [];
  let next = form;
  for (const [key, value] of Object.entries(values)) {
    const filled = withValue(next, [key, value], references);
    if ('form' in filled) next = filled.form;
    else errors.push(filled.error);
  }
  return { form: next, errors };
}

type Filled = { readonly form: CompanyForm } | { readonly error: Remark };

function withValue(form: CompanyForm, [key, value]: readonly [string, Value], references: References): Filled {
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
      return withAreas(form, written, references);
    case 'creditLimit':
      return { form: { ...form, creditLimit: toKm(feninga(Number(value ?? 0))) } };
    case 'paymentTermDays':
      return { form: { ...form, paymentTermDays: Number(value ?? 0) } };
    case 'mayApproveOwnOrders':
    case 'isActive':
      return { form: { ...form, [key]: value === true } };
    default:
      return { form: { ...form, [key]: written } };
  }
}

function withAreas(form: CompanyForm, written: string, { areas }: References): Filled {
  const names = namesIn(written);
  const unknown = names.find((name) => areas.find(name) === undefined);
  if (unknown !== undefined)
    return { error: remark('areas', 'sheetError.unknown_area', { value: unknown.slice(0, 60) }) };
  const interestAreaIds = [...new Set(names.flatMap((name) => areas.find(name) ?? []))].toSorted((a, b) => a - b);
  return { form: { ...form, interestAreaIds } };
}
