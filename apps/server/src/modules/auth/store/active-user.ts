import { sql, type SqlBool } from 'kysely';

/** Of a user `u` and their company `c`: whether they may log in. Private customers and staff have no company. */
export const IS_ACTIVE_USER = sql<SqlBool>`(u.is_active and (c.is_active or u.company_id is null))`;

/** What makes a user a caller, beside the session. */
export const PERSON_COLUMNS = [
  'u.id as userId',
  'u.role',
  'u.company_id as companyId',
  'u.language',
  'c.title as companyTitle',
  'u.first_name as firstName',
  'u.last_name as lastName',
  'u.can_view_prices as canViewPrices',
  'u.can_order as canOrder',
  'u.order_limit as orderLimit',
  'u.month_limit as monthLimit',
] as const;
