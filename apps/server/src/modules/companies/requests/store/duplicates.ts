import type { AccountDuplicate } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/db.ts';
import { allRows } from '../../../../platform/database/statements.ts';

export interface DuplicateRow extends Omit<AccountDuplicate, 'matches' | 'town'> {
  readonly town: Content | null;
  readonly isSameJib: boolean;
  readonly isSameEmail: boolean;
  readonly isSameTitle: boolean;
}

const MOST = 20;

/** Words that say nothing of whose company it is: kinds of companies and punctuation. */
const PLAIN_TITLE = (column: string) => sql`
  regexp_replace(regexp_replace(lower(unaccent(${sql.ref(column)})), '\\m(d\\.?\\s?o\\.?\\s?o|d\\.?\\s?d|j\\.?\\s?p|s\\.?\\s?p|o\\.?\\s?d)\\M\\.?', '', 'g'),
    '[^[:alnum:]]+', '', 'g')`;

/** Companies, users and other requests with the JIB, the e-mail or the title of the request, the surest first. */
export const duplicates = (db: Db, requestId: number): Promise<readonly DuplicateRow[]> =>
  allRows<DuplicateRow>(db)`
    with asked as (
      select id, jib, login_name(email) as email, ${PLAIN_TITLE('company_title')} as title, user_id, company_id
      from account_request where id = ${requestId}
    ), candidate as (
      select 'company' as kind, c.id, c.title as "companyTitle", c.id as "companyId", c.jib, null as person, c.email,
        t.name as town, case when c.is_active then 'active' else 'inactive' end as state,
        c.jib = a.jib as "isSameJib", coalesce(login_name(c.email) = a.email, false) as "isSameEmail",
        ${PLAIN_TITLE('c.title')} = a.title as "isSameTitle"
      from asked a, company c join town t on t.id = c.town_id
      where c.id is distinct from a.company_id
        and (c.jib = a.jib or login_name(c.email) = a.email or ${PLAIN_TITLE('c.title')} = a.title)
      union all
      select 'user', u.id, c.title, u.company_id, c.jib, u.first_name || ' ' || u.last_name, u.email, null,
        case when u.is_active then 'active' else 'inactive' end, false, true, false
      from asked a, user_account u left join company c on c.id = u.company_id
      where login_name(u.email) = a.email and u.id is distinct from a.user_id
      union all
      select 'request', r.id, r.company_title, null, r.jib, r.first_name || ' ' || r.last_name, r.email, t.name, r.state,
        r.jib = a.jib, login_name(r.email) = a.email, ${PLAIN_TITLE('r.company_title')} = a.title
      from asked a, account_request r join town t on t.id = r.town_id
      where r.id <> a.id
        and (r.jib = a.jib or login_name(r.email) = a.email or ${PLAIN_TITLE('r.company_title')} = a.title)
    )
    select * from candidate order by "isSameJib" desc, "isSameEmail" desc, kind, id limit ${MOST}`;
