import { AdminUserForm } from '@sjaj/contract';
import { feninga, fromKm, isLanguage, toKm } from '@sjaj/domain';
import { addUser, removeUser, saveUserWithin } from '../../users/index.ts';
import { type ImportField, type Remark, remark, type Value, type Values } from '../rules/fields.ts';
import { NameLookup } from '../rules/named.ts';
import { type FilledForm, formSession } from '../service/form-session.ts';
import type { OpenSession } from '../service/session.ts';
import * as store from './store.ts';

const FIELDS: readonly ImportField[] = [
  {
    key: 'email',
    kind: 'line',
    heading: 'importField.email',
    words: ['e mail', 'mail', 'email adresa', 'e mail adresa'],
    isNeeded: true,
  },
  { key: 'firstName', kind: 'line', heading: 'importField.firstName', words: ['first name'] },
  { key: 'lastName', kind: 'line', heading: 'importField.lastName', words: ['last name', 'surname'] },
  {
    key: 'company',
    kind: 'line',
    heading: 'importField.companyJib',
    words: ['firma', 'tvrtka', 'kupac', 'jib', 'company', 'customer'],
  },
  { key: 'isCompanyAdmin', kind: 'flag', heading: 'importField.isCompanyAdmin', words: ['administrator', 'admin'] },
  { key: 'phone', kind: 'line', heading: 'importField.phone', words: ['tel', 'mobitel', 'phone number'] },
  { key: 'language', kind: 'line', heading: 'importField.language', words: ['jezik'] },
  { key: 'canOrder', kind: 'flag', heading: 'importField.canOrder' },
  { key: 'canViewPrices', kind: 'flag', heading: 'importField.canViewPrices' },
  { key: 'orderLimit', kind: 'money', heading: 'importField.orderLimit' },
  { key: 'monthLimit', kind: 'money', heading: 'importField.monthLimit' },
  { key: 'isActive', kind: 'flag', heading: 'importField.isActive', words: ['aktivan', 'aktivna', 'active'] },
];

const EMPTY: AdminUserForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: null,
  language: 'bs',
  role: 'buyer',
  companyId: null,
  companyIds: [],
  staffRoleId: null,
  canOrder: true,
  canViewPrices: true,
  orderLimit: null,
  monthLimit: null,
  isActive: true,
};

const keyOfEmail = (written = ''): string => written.trim().toLowerCase();

/** Users of companies, whom their address tells apart. A new one is mailed a link that sets the password. */
export const openUsers: OpenSession = async (tx) => {
  const companies = new NameLookup(
    (await store.companies(tx)).map(({ id, jib, title, code }) => ({
      id,
      names: [jib, ...(code ? [code] : []), title],
    })),
  );
  let others: ReadonlySet<string> = new Set();
  return formSession<AdminUserForm>({
    fields: FIELDS,
    keyFields: ['email'],
    keyErrors: { missing: 'sheetError.no_email', twice: 'sheetError.twice_record' },
    schema: AdminUserForm,
    emptyForm: EMPTY,
    fieldOf: { companyId: 'company', role: 'isCompanyAdmin' },
    codeOf: ({ email = '' }) => email.trim(),
    keyOf: ({ email }) => keyOfEmail(email),
    titleOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    valuesOf: (form) => valuesOf(form, companies),
    fill: (form, values) => {
      const filled = fill(form, values, companies);
      const isOthers = others.has(keyOfEmail(filled.form.email));
      const errors = [...filled.errors, ...missingIn(filled.form, values)];
      return { ...filled, errors: isOthers ? [remark('email', 'sheetError.other_account'), ...errors] : errors };
    },
    load: async (keys, locks) => {
      others = await store.otherAccounts(tx, keys);
      const users = await store.usersByEmail(tx, keys, locks);
      return new Map(users.map((stored) => [keyOfEmail(stored.form.email), stored]));
    },
    page: (afterId, size) => store.usersAfter(tx, afterId, size),
    insert: (form, { staff }) => addUser(tx, staff, form),
    update: ({ id }, after, { staff }) => saveUserWithin(tx, staff, id, after),
    remove: ({ id }, { staff }) => removeUser(tx, staff, id),
    hidden: (form) => ({ ...form, isActive: false }),
  });
};

/** What the form of an account would refuse and its shape does not say. */
function missingIn({ companyId, role, canViewPrices }: AdminUserForm, values: Values): Remark[] {
  if (companyId === null && !values['company']) return [remark('company', 'sheetError.needed_company')];
  return role === 'company_admin' && !canViewPrices ? [remark('canViewPrices', 'companies.admin_sees_prices')] : [];
}

const amount = (km: number | null): Value => (km === null ? null : fromKm(km));

function valuesOf(form: AdminUserForm, companies: NameLookup): Values {
  const { email, firstName, lastName, phone, language, canOrder, canViewPrices, isActive } = form;
  return {
    email,
    firstName,
    lastName,
    company: form.companyId === null ? null : companies.nameOf(form.companyId),
    isCompanyAdmin: form.role === 'company_admin',
    phone,
    language,
    canOrder,
    canViewPrices,
    orderLimit: amount(form.orderLimit),
    monthLimit: amount(form.monthLimit),
    isActive,
  };
}

function fill(form: AdminUserForm, values: Values, companies: NameLookup): FilledForm<AdminUserForm> {
  const errors: Remark[] = [];
  let next = form;
  for (const [key, value] of Object.entries(values)) {
    if (key === 'company' && value !== null) {
      const companyId = companies.find(String(value));
      if (companyId === undefined) {
        errors.push(remark('company', 'sheetError.unknown_company', { value: String(value).slice(0, 60) }));
      } else next = { ...next, companyId };
    } else next = { ...next, ...fieldOf(key, value) };
  }
  return { form: next, errors };
}

/** The field of the form that a column fills. */
function fieldOf(key: string, value: Value): Partial<AdminUserForm> {
  const written = value === null ? '' : String(value);
  switch (key) {
    case 'email':
      return { email: keyOfEmail(written) };
    case 'company':
      return {};
    case 'isCompanyAdmin':
      return { role: value === true ? 'company_admin' : 'buyer' };
    case 'phone':
      return { phone: written || null };
    case 'language':
      return { language: isLanguage(written) ? written : ('' as 'bs') };
    case 'orderLimit':
    case 'monthLimit':
      return { [key]: value === null ? null : toKm(feninga(Number(value))) };
    case 'canOrder':
    case 'canViewPrices':
    case 'isActive':
      return { [key]: value === true };
    default:
      return { [key]: written };
  }
}
