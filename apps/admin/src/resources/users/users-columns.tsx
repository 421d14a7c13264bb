import type { AdminUserRow } from '@sjaj/contract';
import { Badge } from '@sjaj/ui';
import { roleText } from './role-text.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column } from '../../shared/list/definition.ts';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { t } from '../../shared/texts/t.ts';

type Status = Pick<AdminUserRow, 'isActive' | 'hasPassword'>;

const statusOf = ({ isActive, hasPassword }: Status) => {
  if (!isActive) return 'inactive';
  return hasPassword ? 'active' : 'invited';
};

const TONES = { active: 'soft', invited: 'warn', inactive: 'grey' } as const;

/** Whether the account is open, and whether its owner has taken the invitation. */
export const StatusBadge = ({ user }: { readonly user: Status }) => (
  <Badge tone={TONES[statusOf(user)]}>{t(`users.${statusOf(user)}`)}</Badge>
);

const companiesText = ({ companies }: AdminUserRow): string => companies.map(({ title }) => title).join(', ') || '–';

const timeText = (instant: string | null): string =>
  instant === null ? t('users.never') : tableTime(instant, new Date());

export const USER_COLUMNS: readonly Column<AdminUserRow>[] = [
  {
    key: 'name',
    title: 'users.person',
    locked: true,
    onPhone: true,
    sortBy: 'name',
    text: ({ name }) => name,
    show: ({ id, name }) => <NameCell href={`/users/${id}`} name={name} />,
  },
  { key: 'email', title: 'users.email', sortBy: 'email', shrinks: true, text: ({ email }) => email },
  { key: 'username', title: 'users.username', offered: true, text: ({ username }) => username },
  { key: 'phone', title: 'users.phone', offered: true, text: ({ phone }) => phone ?? '–' },
  {
    key: 'role',
    title: 'users.role',
    onPhone: true,
    text: roleText,
    file: [
      { field: 'role', labelOf: (role: AdminUserRow['role']) => t(`role.${role}`) },
      { field: 'staffRoleName', title: 'role.own_role' },
    ],
  },
  { key: 'companies', title: 'users.companies', onPhone: true, shrinks: true, text: companiesText },
  { key: 'lastSeenAt', title: 'users.lastSeen', sortBy: 'lastSeenAt', text: ({ lastSeenAt }) => timeText(lastSeenAt) },
  {
    key: 'createdAt',
    title: 'users.createdOn',
    offered: true,
    sortBy: 'createdAt',
    text: ({ createdAt }) => timeText(createdAt),
  },
  {
    key: 'isActive',
    title: 'users.status',
    onPhone: true,
    text: (user) => t(`users.${statusOf(user)}`),
    file: [
      { field: 'isActive', title: 'users.active' },
      { field: 'hasPassword', title: 'field.password' },
    ],
    show: (user) => <StatusBadge user={user} />,
  },
];
