import { countries } from './countries.ts';
import { currencies, taxGroups } from './money.ts';
import { interestAreas } from './interest-areas.ts';
import { terms } from './terms.ts';
import { pageRows, questionRows } from './pages/index.ts';
import { synonymGroups } from './synonyms/index.ts';
import { same } from './texts.ts';
import { towns } from './towns.ts';
import { units } from './units.ts';

/** As much of a database connection as is needed: `pg` has it. */
interface Connection {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Any fixed number will do: nodes that start together meet at this lock. */
const ADVISORY_LOCK = 7_253_042;

/**
 * Reference data that staff edit: the rows of `$1` that this shop has not been given before, in the order given. What staff renamed or deleted
 * is not loaded a second time; what they added themselves under the same code stays theirs.
 */
const NEW = {
  country: `insert into country (code, name, is_offered)
    select row->>'code', row->'name', (row->>'isOffered')::boolean from new_row
    where not exists (select from country where code = row->>'code') order by place`,
  town: `insert into town (country_id, name, postal_code, entity, canton)
    select home.id, row->'name', row->>'postalCode', row->>'entity', row->>'canton'
    from new_row join country home on home.code = 'BA'
    where not exists (
      select from town where name->>'bs' = row->'name'->>'bs' and postal_code = row->>'postalCode'
    ) order by place`,
  currency: `insert into currency (code, name, km_rate)
    select row->>'code', row->'name', (row->>'rate')::numeric from new_row
    where not exists (select from currency where code = row->>'code') order by place`,
  taxGroup: `insert into tax_group (code, name, rate_bp)
    select row->>'code', row->'name', (row->>'rate')::integer from new_row
    where not exists (select from tax_group where code = row->>'code') order by place`,
  unit: `insert into measurement_unit (code, abbreviation, name)
    select row->>'code', row->'short', row->'name' from new_row
    where not exists (select from measurement_unit where code = row->>'code') order by place`,
  synonym: `insert into synonym (words, targets)
    select array(select jsonb_array_elements_text(row->'words')), array(select jsonb_array_elements_text(row->'targets'))
    from new_row order by place`,
  interestArea: `insert into interest_area (name, position)
    select row->'name', place from new_row
    where not exists (select from interest_area where name->>'bs' = row->'name'->>'bs') order by place`,
} as const;

/** Marks the rows of `$1` as given, and hands those that were not to the insert. */
const onlyNew = (insert: string): string => `
  with given as (
    insert into base_record (kind, key)
    select $2, row->>'key' from jsonb_array_elements($1::jsonb) as list (row)
    on conflict do nothing returning key
  ), new_row as (
    select row, place from jsonb_array_elements($1::jsonb) with ordinality as list (row, place)
    where row->>'key' in (select key from given)
  )
  ${insert}`;

/** Texts that a shop begins with: rows of `$1` are inserted where there are none yet. */
const MISSING = {
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

const keyedByCode = <Row extends { readonly code: string }>(row: Row) => ({ ...row, key: row.code });

/**
 * Loads what every shop of the country needs - countries, towns, currencies, tax groups, units, interest areas, synonyms, terms of use, information
 * pages - in the transaction that `connection` has open. Adds what is missing and changes nothing that is there; nodes that start together do it once.
 * `termsFrom`: from when the terms hold, where there are none yet.
 */
export async function loadBaseData(connection: Connection, termsFrom: Date): Promise<void> {
  await connection.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
  const loadNew = async (kind: keyof typeof NEW, rows: readonly { readonly key: string }[]): Promise<void> => {
    await connection.query(onlyNew(NEW[kind]), [JSON.stringify(rows), kind]);
  };
  const load = async (what: keyof typeof MISSING, rows: readonly object[]): Promise<void> => {
    await connection.query(MISSING[what], [JSON.stringify(rows)]);
  };
  await loadNew('country', countries.map(keyedByCode));
  await loadNew(
    'town',
    towns.map((town) => ({ ...town, key: `${town.name} ${town.postalCode}`, name: same(town.name) })),
  );
  await loadNew('currency', currencies.map(keyedByCode));
  await loadNew('taxGroup', taxGroups.map(keyedByCode));
  await loadNew(
    'unit',
    Object.entries(units).map(([code, unit]) => ({ key: code, code, ...unit })),
  );
  await loadNew(
    'interestArea',
    interestAreas.map((name) => ({ key: name.bs, name })),
  );
  await loadNew('synonym', synonymGroups);
  await load('terms', [{ ...terms, validFrom: termsFrom }]);
  await load('page', pageRows);
  await load('question', questionRows);
}
