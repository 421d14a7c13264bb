import type { Consent, ReadConsents } from '../../../kernel/consents.ts';
import type { PersonalData } from '../../../kernel/personal-data.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';

/** Orders are kept as they are: they are the base of invoices, which the law asks for. What was bought before is forgotten. */
export const personalData: PersonalData = {
  section: 'orders',
  async read(db, { userId, seesPrices }) {
    return allRows(db)`
      select o.number, o.placed_at, o.status, o.orderer_name, o.orderer_email, o.delivery_address, case when ${seesPrices} then o.total::float8 / 100 end as "totalKm"
      from sales_order o where o.user_id = ${userId} order by o.id
    `;
  },
  async erase(tx, { userId }) {
    await execute(tx)`delete from order_approval_link where user_id = ${userId}`;
    await execute(tx)`delete from purchased_article where user_id = ${userId} and company_id is null`;
  },
};

const MOST_CONSENTS = 100;

/** The terms that the person has accepted with their orders. */
export const readConsents: ReadConsents = (db, { userId }) => allRows<Consent>(db)`
    select 'terms' as purpose, terms_id as version, true as "isGiven", 'order' as source, placed_at as at
    from sales_order where user_id = ${userId} and terms_id is not null order by id desc limit ${MOST_CONSENTS}
  `;
