import { type RawBuilder, sql } from 'kysely';
import type { Staff } from '../../../kernel/actor.ts';
import { inReach } from '../../../kernel/company-scope.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { everyTerm, type ListSearch } from '../../../platform/database/list-search.ts';
import { articleFound, startsWithCode } from '../../search-terms/index.ts';
import { firstPictureKey } from '../../articles/index.ts';
import { companyFound } from '../../companies/index.ts';
import { orderFound } from '../../orders/index.ts';
import { userFound } from '../../users/index.ts';
import type { FoundRow } from './named-records.ts';

/** Reads some records of one kind, the likeliest first. */
type Source = (db: Db | Tx, query: SourceQuery) => Promise<readonly FoundRow[]>;

interface SourceQuery {
  readonly search: ListSearch;
  /** What was typed, in capitals and without separators. */
  readonly code: string;
  /** Who searches: they find what they reach. */
  readonly staff: Staff;
}

const MOST = 5;

const read = async (db: Db | Tx, query: RawBuilder<FoundRow>): Promise<readonly FoundRow[]> =>
  (await query.execute(db)).rows;

const orders: Source = (db, { search, code, staff }) =>
  read(
    db,
    sql`select 'sales_order' as kind, o.id, o.number || ' · ' || coalesce(o.company_title, o.orderer_name) as title,
        to_char(o.placed_at at time zone 'Europe/Sarajevo', 'FMDD. FMMM. YYYY.') as detail, code_key(o.number) = ${code} as "isExact"
      from sales_order o where ${orderFound(search)} and ${inReach(staff, sql`o.company_id`)}
      order by code_key(o.number) = ${code} desc, o.placed_at desc, o.id desc limit ${MOST}`,
  );

const likeliestFirst = (code: string): RawBuilder<unknown> =>
  sql`order by code_key(a.code) = ${code} desc, ${startsWithCode(code)} desc, a.is_visible_on_web desc, a.popularity desc, a.id`;

const articles: Source = (db, { search, code }) =>
  read(
    db,
    sql`select 'article' as kind, a.id, a.title, a.code as detail,
        ${startsWithCode(code)} or a.ean = ${code} as "isExact",
        ${firstPictureKey('a.id')} as "pictureKey",
        (select c.category_id from article_category c where c.article_id = a.id order by c.position, c.category_id limit 1)
          as "categoryId"
      from article a where a.id = any(array(select a.id from article_summary a where ${articleFound(search)} ${likeliestFirst(code)} limit ${MOST}))
      ${likeliestFirst(code)}`,
  );

/** Whether the company `c` is what was typed: its name or numbers, not its people or its town. */
const isItself = (search: ListSearch): RawBuilder<boolean> => everyTerm(search, (has) => has(sql`c.search_words`));

const companies: Source = (db, { search, code, staff }) =>
  read(
    db,
    sql`select 'company' as kind, c.id, c.title, concat_ws(' · ', c.external_company_id, t.name->>'bs') as detail,
        ${isItself(search)} as "isExact"
      from company c join town t on t.id = c.town_id where ${companyFound(search)} and ${inReach(staff, sql`c.id`)}
      order by c.jib = ${code} desc, ${isItself(search)} desc, c.is_active desc, c.title collate "bs-x-icu", c.id limit ${MOST}`,
  );

const users: Source = (db, { search }) =>
  read(
    db,
    sql`select 'user' as kind, u.id, u.first_name || ' ' || u.last_name as title,
        concat_ws(' · ', (select c.title from company c where c.id = u.company_id), u.email) as detail,
        ${everyTerm(search, (has) =>
          has(sql`search_text(concat_ws(' ', u.first_name, u.last_name, phone_words(u.phone)))`),
        )} as "isExact"
      from user_account u where u.role not in ('guest', 'deleted') and ${userFound(search)}
      order by u.is_active desc, u.last_name collate "bs-x-icu", u.id limit ${MOST}`,
  );

const requests: Source = (db, { search }) =>
  read(
    db,
    sql`select 'account_request' as kind, r.id, r.company_title as title, r.first_name || ' ' || r.last_name as detail
      from account_request r
      where ${everyTerm(search, (has) =>
        has(
          sql`search_text(concat_ws(' ', r.company_title, r.jib, r.first_name, r.last_name, r.email, phone_words(r.phone)))`,
        ),
      )}
      order by r.state = 'pending' desc, r.created_at desc limit ${MOST}`,
  );

const complaints: Source = (db, { search, code, staff }) =>
  read(
    db,
    sql`select 'complaint' as kind, r.id, r.number || ' · ' || r.product_name as title, c.title as detail,
        code_key(r.number) = ${code} as "isExact"
      from complaint r left join company c on c.id = r.company_id
      where ${inReach(staff, sql`r.company_id`)} and ${everyTerm(search, (has) =>
        has(
          sql`search_text(concat_ws(' ', code_words(r.number), r.product_name, code_words(r.product_code),
            code_words(r.serial_number), code_words(r.invoice_number), c.title, r.contact_person, phone_words(r.contact_phone)))`,
        ),
      )}
      order by code_key(r.number) = ${code} desc, r.created_at desc limit ${MOST}`,
  );

const machines: Source = (db, { search, staff }) =>
  read(
    db,
    sql`select 'machine' as kind, m.id, a.title, concat_ws(' · ', m.serial_number, c.title) as detail,
        m.serial_key = nullif(serial_key(${search.terms.map(({ word }) => word).join('')}), '') as "isExact"
      from machine m join article a on a.id = m.article_id join company c on c.id = m.company_id
      where m.serial_number is not null and ${inReach(staff, sql`m.company_id`)} and ${everyTerm(search, (has) =>
        has(sql`search_text(concat_ws(' ', code_words(m.serial_number), c.title, m.place))`),
      )}
      order by m.id desc limit ${MOST}`,
  );

export const SOURCES: readonly Source[] = [orders, articles, companies, users, requests, complaints, machines];
