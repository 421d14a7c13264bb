import { countries } from './countries.ts';
import { currencies, taxGroups } from './money.ts';
import { interestAreas } from './interest-areas.ts';
import { terms } from './terms.ts';
import { pageRows, questionRows } from './pages/index.ts';
import { same } from './texts.ts';
import { towns } from './towns.ts';
import { units } from './units.ts';

/** As much of a database connection as is needed: `pg` has it. */
interface Connection {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Any fixed number will do: nodes that start together meet at this lock. */
const ADVISORY_LOCK = 7_253_042;

/** Inserts, in the order given, the rows of `$1` whose key is not there yet. */
const MISSING = {
  country: `insert into country (code, name)
    select row->>'code', row->'name' from jsonb_array_elements($1::jsonb) with ordinality as list (row, place)
    where not exists (select from country where code = row->>'code') order by place`,
  town: `insert into town (country_id, name, postal_code, entity, canton)
    select (select id from country where code = 'BA'), row->'name', row->>'postalCode', row->>'entity', row->>'canton'
    from jsonb_array_elements($1::jsonb) with ordinality as list (row, place)
    where not exists (
      select from town where name->>'bs' = row->'name'->>'bs' and postal_code = row->>'postalCode'
    ) order by place`,
  currency: `insert into currency (code, name, rate_micro)
    select row->>'code', row->'name', (row->>'rate')::bigint
    from jsonb_array_elements($1::jsonb) with ordinality as list (row, place)
    where not exists (select from currency where code = row->>'code') order by place`,
  taxGroup: `insert into tax_group (code, name, rate_bp)
    select row->>'code', row->'name', (row->>'rate')::integer
    from jsonb_array_elements($1::jsonb) with ordinality as list (row, place)
    where not exists (select from tax_group where code = row->>'code') order by place`,
  unit: `insert into measurement_unit (code, abbreviation, name)
    select row->>'code', row->'short', row->'name'
    from jsonb_array_elements($1::jsonb) with ordinality as list (row, place)
    where not exists (select from measurement_unit where code = row->>'code') order by place`,
  interestArea: `insert into interest_area (name, position)
    select row, place from jsonb_array_elements($1::jsonb) with ordinality as list (row, place)
    where not exists (select from interest_area) order by place`,
  terms: `insert into terms_of_service (title, content, valid_from)
    select row->'title', row->'content', (row->>'validFrom')::timestamptz
    from jsonb_array_elements($1::jsonb) as list (row)
    where not exists (select from terms_of_service)`,
  page: `insert into information_page (name, lead, content)
    select row->>'name', row->'lead', row->'content'
    from jsonb_array_elements($1::jsonb) with ordinality as list (row, place)
    where not exists (select from information_page where name = row->>'name') order by place`,
  question: `insert into faq_question (topic, question, answer, position)
    select row->>'topic', row->'question', row->'answer', (row->>'position')::integer
    from jsonb_array_elements($1::jsonb) with ordinality as list (row, place)
    where not exists (select from faq_question) order by place`,
} as const;

/**
 * Loads what every shop of the country needs - countries, towns, currencies, tax groups, units, interest areas, terms of use, information
 * pages - in the transaction that `connection` has open. Adds what is missing and changes nothing that is there; nodes that start together do it once.
 * `termsFrom`: from when the terms hold, where there are none yet.
 */
export async function loadBaseData(connection: Connection, termsFrom: Date): Promise<void> {
  await connection.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
  const load = async (what: keyof typeof MISSING, rows: readonly object[]): Promise<void> => {
    await connection.query(MISSING[what], [JSON.stringify(rows)]);
  };
  await load('country', countries);
  await load(
    'town',
    towns.map((town) => ({ ...town, name: same(town.name) })),
  );
  await load('currency', currencies);
  await load('taxGroup', taxGroups);
  await load(
    'unit',
    Object.entries(units).map(([code, unit]) => ({ code, ...unit })),
  );
  await load('interestArea', interestAreas);
  await load('terms', [{ ...terms, validFrom: termsFrom }]);
  await load('page', pageRows);
  await load('question', questionRows);
}
