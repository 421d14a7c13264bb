import { type AdminUserRow, OWN_ROLE } from '@sjaj/contract';
import { t } from '../../shared/texts/t.ts';

/** What a role is called: one of the shop's own by its name. */
export const roleText = ({ role, staffRoleName }: Pick<AdminUserRow, 'role' | 'staffRoleName'>): string =>
  role === OWN_ROLE ? (staffRoleName ?? t('role.own_role')) : t(`role.${role}`);
