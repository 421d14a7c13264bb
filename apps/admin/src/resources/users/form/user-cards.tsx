import './user.css';
import { useQuery } from '@tanstack/react-query';
import { type AdminUser, isStaffRole, OWN_ROLE } from '@sjaj/contract';
import { LANGUAGE_NAMES, LANGUAGES } from '@sjaj/domain';
import { Panel, SelectField, Switch, TextField, useUiLink } from '@sjaj/ui';
import type { CardProps } from '../../../shared/record/record-definition.ts';
import { useCan } from '../../../shared/session/profile.ts';
import { rolesQuery } from '../../../shared/staff-roles/roles-query.ts';
import { t } from '../../../shared/texts/t.ts';
import { CompaniesField } from './companies-field.tsx';
import { type Draft, isMemberRole, rolesFor } from './draft.logic.ts';

type Props = CardProps<AdminUser, Draft>;

/** Who the person is, for whom they buy, and up to which amounts. */
export const UserMain = (props: Props) => (
  <>
    <PersonCard {...props} />
    <RoleCard {...props} />
    {!isStaff(props.state.draft) && <RightsCard {...props} />}
  </>
);

const isStaff = ({ role }: Draft): boolean => isStaffRole(role);

function PersonCard({ state: { draft, set, saved, changed }, errors, record }: Props) {
  const field = (key: 'firstName' | 'lastName' | 'email' | 'phone', type: 'text' | 'email' | 'tel', hint?: string) => (
    <TextField
      label={t(`users.${key}`)}
      type={type}
      autoComplete="off"
      optional={key === 'phone'}
      value={draft[key]}
      error={errors[key]}
      hint={hint}
      onChange={(event) => set(key, event.currentTarget.value)}
    />
  );
  const isMoved = record !== undefined && changed.includes('email');
  return (
    <Panel title={t('users.person')}>
      <div className="adm-fields">
        {field('firstName', 'text')}
        {field('lastName', 'text')}
        <div className="adm-wide">
          {field(
            'email',
            'email',
            isMoved ? `${t('form.was', { value: saved.email })} ${t('users.emailHint')}` : undefined,
          )}
        </div>
        {field('phone', 'tel')}
        <SelectField
          label={t('users.language')}
          options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
          value={draft.language}
          onChange={(event) =>
            set('language', LANGUAGES.find((one) => one === event.currentTarget.value) ?? draft.language)
          }
        />
      </div>
    </Panel>
  );
}

function RoleCard({ state: { draft, set, changed }, errors, record }: Props) {
  const roles = rolesFor(record?.role ?? null, useCan('manageStaff'));
  const hasCompanies = isMemberRole(draft.role) || draft.role === 'sales_representative';
  return (
    <Panel title={t('users.role')}>
      <div className="sj-col sj-g12">
        <SelectField
          label={t('users.role')}
          options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
          value={draft.role}
          error={errors['role']}
          hint={record && changed.includes('role') ? t('users.roleHint') : undefined}
          onChange={(event) => set('role', roles.find((role) => role === event.currentTarget.value) ?? draft.role)}
        />
        {draft.role === OWN_ROLE && (
          <OwnRoleField
            value={draft.staffRoleId}
            error={errors['staffRoleId']}
            onChange={(staffRoleId) => set('staffRoleId', staffRoleId)}
          />
        )}
        {hasCompanies && (
          <CompaniesField
            chosen={draft.companies}
            takesOne={isMemberRole(draft.role)}
            error={errors['companies'] ?? errors['companyId']}
            onChange={(companies) => set('companies', companies)}
          />
        )}
      </div>
    </Panel>
  );
}

interface OwnRoleFieldProps {
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (staffRoleId: number | null) => void;
}

/** The roles that the shop has made, and the way to them. */
function OwnRoleField({ value, error, onChange }: OwnRoleFieldProps) {
  const Link = useUiLink();
  const { data: roles = [] } = useQuery(rolesQuery);
  return (
    <>
      <SelectField
        label={t('role.own_role')}
        options={[
          { value: '', label: t('staffRoles.choose') },
          ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={value === null ? '' : String(value)}
        error={error}
        onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
      />
      <Link href="/staff-roles" className="sj-link sj-sm">
        {t('staffRoles.matrix')}
      </Link>
    </>
  );
}

function RightsCard({ state: { draft, set }, errors }: Props) {
  const limit = (key: 'orderLimit' | 'monthLimit', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      className="adm-amount"
      end={<span className="adm-unit">{t('article.km')}</span>}
      hint={t('company.emptyIsNone')}
      value={draft[key]}
      error={errors[key]}
      onChange={(event) => set(key, event.currentTarget.value)}
    />
  );
  return (
    <Panel title={t('users.rights')}>
      {isMemberRole(draft.role) && (
        <div className="adm-fields">
          {limit('orderLimit', t('company.perOrder'))}
          {limit('monthLimit', t('company.perMonth'))}
        </div>
      )}
      <div className={isMemberRole(draft.role) ? 'sj-col sj-g12 adm-user-switches' : 'sj-col sj-g12'}>
        <Switch
          label={t('company.mayOrder')}
          checked={draft.canOrder}
          onChange={(event) => set('canOrder', event.currentTarget.checked)}
        />
        <Switch
          label={t('company.seesPrices')}
          checked={draft.role === 'company_admin' || draft.canViewPrices}
          disabled={draft.role === 'company_admin'}
          onChange={(event) => set('canViewPrices', event.currentTarget.checked)}
        />
      </div>
    </Panel>
  );
}
