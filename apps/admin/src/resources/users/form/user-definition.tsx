import { type AdminUser, AdminUserForm, OWN_ROLE } from '@sjaj/contract';
import { LANGUAGE_NAMES } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';
import { errorsOf, type FieldErrors } from '../../../shared/form/form-errors.ts';
import type { NewRecordDefinition } from '../../../shared/record/record-definition.ts';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, draftOf, EMPTY_DRAFT, formOf, isMemberRole, limitOf } from './draft.logic.ts';
import { UserMain } from './user-cards.tsx';
import { UserSide } from './user-side.tsx';

const FIELD_NAMES = {
  firstName: 'users.firstName',
  lastName: 'users.lastName',
  email: 'users.email',
  phone: 'users.phone',
  language: 'users.language',
  role: 'users.role',
  staffRoleId: 'role.own_role',
  companies: 'users.companies',
  canOrder: 'company.mayOrder',
  canViewPrices: 'company.seesPrices',
  orderLimit: 'company.perOrder',
  monthLimit: 'company.perMonth',
  isActive: 'users.isActive',
} as const;

function draftErrors(draft: Draft): FieldErrors {
  const errors: Record<string, string> = { ...errorsOf(AdminUserForm, formOf(draft), FIELD_NAMES) };
  if (isMemberRole(draft.role) && draft.companies.length === 0) errors['companies'] = t('users.chooseCompany');
  if (draft.role === OWN_ROLE && draft.staffRoleId === null) errors['staffRoleId'] = t('staffRoles.chooseNone');
  for (const key of ['orderLimit', 'monthLimit'] as const)
    if (isMemberRole(draft.role) && Number.isNaN(limitOf(draft[key]))) errors[key] = t('validation.amount');
  return errors;
}

function shownValue(draft: Draft, key: keyof Draft): string {
  if (key === 'companies') return draft.companies.map(({ title }) => title).join(', ');
  if (key === 'role') return t(`role.${draft.role}`);
  if (key === 'language') return LANGUAGE_NAMES[draft.language];
  const value = draft[key];
  return typeof value === 'boolean' ? t(value ? 'sign.yes' : 'sign.no') : String(value ?? '–');
}

export const userDefinition: NewRecordDefinition<AdminUser, AdminUserForm, Draft> = {
  home: '/users',
  queryKey: 'users',
  entity: 'user',
  title: 'resource.users',
  newTitle: 'users.new',
  calls: api.accounts,
  emptyDraft: EMPTY_DRAFT,
  draftOf,
  errorsOf: draftErrors,
  checkedForm: (draft) =>
    Object.keys(draftErrors(draft)).length === 0 ? (AdminUserForm.safeParse(formOf(draft)).data ?? null) : null,
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  fieldNames: FIELD_NAMES,
  shownValue,
  main: UserMain,
  side: UserSide,
};
