import { STAFF_ROLES, type AuditEntry } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { ListRequest } from '../../platform/database/list-page.ts';
import { allRows, oneColumn } from '../../platform/database/statements.ts';
import { everyTerm, listSearch } from '../../platform/database/list-search.ts';

export interface EntryFilter {
  /** All where null. */
  readonly actions: readonly string[] | null;
  readonly userIds: readonly number[];
  readonly entities: readonly string[];
  /** All records where empty. */
  readonly entityIds: readonly number[];
  readonly text: string | undefined;
  readonly from: Date | undefined;
  /** Excluded. */
  readonly before: Date | undefined;
}

export interface StoredEntry extends Pick<AuditEntry, 'action' | 'entity' | 'entityId' | 'id' | 'userId' | 'who'> {
  readonly at: Date;
  readonly title: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

const FIELDS = [
  'id',
  'at',
  'user_id as userId',
  'user_name as who',
  'action',
  'entity',
  'entity_id as entityId',
  'title',
  'before',
  'after',
] as const;

/** One page of the log, by itself the newest first. */
export const page = (
  db: Db,
  filter: EntryFilter,
  { page: number, pageSize, sortBy, isSortAscending }: ListRequest<'default' | 'at'>,
): Promise<StoredEntry[]> =>
  entries(db, filter)
    .select(FIELDS)
    // Both columns go one way, as their index does.
    .orderBy('at', sortBy === 'at' && isSortAscending ? 'asc' : 'desc')
    .orderBy('id', sortBy === 'at' && isSortAscending ? 'asc' : 'desc')
    .limit(pageSize)
    .offset((number - 1) * pageSize)
    .execute();

/** The number of entries; counting stops at `most`. */
export async function countUpTo(db: Db, filter: EntryFilter, most: number): Promise<number> {
  const row = await db
    .selectFrom(entries(db, filter).select('id').limit(most).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export const one = (db: Db, id: number): Promise<StoredEntry | undefined> =>
  db.selectFrom('audit_entry').select(FIELDS).where('id', '=', id).executeTakeFirst();

const BATCH = 500;

/** Every entry of the filter, newest first, read some hundred at a time. */
export async function* every(db: Db, filter: EntryFilter): AsyncGenerator<StoredEntry> {
  let last: { readonly cursor: string; readonly id: number } | undefined;
  do {
    const { cursor, id } = last ?? {};
    const rows = await entries(db, filter)
      // A Date has no microseconds: the cursor keeps them as text.
      .select([...FIELDS, sql<string>`at::text`.as('cursor')])
      .$if(last !== undefined, (query) => query.where(sql<SqlBool>`(at, id) < (${cursor}::timestamptz, ${id})`))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(BATCH)
      .execute();
    yield* rows;
    last = rows.length < BATCH ? undefined : rows.at(-1);
  } while (last !== undefined);
}

function entries(db: Db, { actions, userIds, entities, entityIds, text, from, before }: EntryFilter) {
  return db
    .selectFrom('audit_entry')
    .$if(actions !== null, (query) => query.where('action', '=', sql<string>`any(${actions})`))
    .$if(userIds.length > 0, (query) => query.where('user_id', '=', sql<number>`any(${userIds})`))
    .$if(entities.length === 1, (query) => query.where('entity', '=', entities[0] ?? ''))
    .$if(entities.length > 1, (query) => query.where('entity', '=', sql<string>`any(${entities})`))
    .$if(entityIds.length > 0, (query) => query.where('entity_id', '=', sql<number>`any(${entityIds})`))
    .$if(text !== undefined, (query) => query.where(everyTerm(listSearch(text), (has) => has(sql`search_words`))))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? null))
    .$if(before !== undefined, (query) => query.where('at', '<', before ?? null));
}

/** The actions in the log. One probe of the index for each: reading all entries takes seconds. */
export const actions = (db: Db): Promise<string[]> => distinct(db, 'action');

/** The kinds of records in the log. */
export const entities = (db: Db): Promise<string[]> => distinct(db, 'entity');

function distinct(db: Db, column: 'action' | 'entity'): Promise<string[]> {
  const name = sql.ref(column);
  return oneColumn<string>(db)`
    with recursive found (value) as (
      (select ${name} from audit_entry order by ${name} limit 1)
      union all
      select (select ${name} from audit_entry where ${name} > found.value order by ${name} limit 1)
      from found where found.value is not null
    )
    select value from found where value is not null
  `;
}

export const staff = (db: Db): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('user_account')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('role', 'in', STAFF_ROLES)
    .orderBy('first_name')
    .orderBy('id')
    .execute();

const FULL_NAME = sql`first_name || ' ' || last_name`;
const TITLE = sql`title`;
const NAME = sql`name`;

/** The tables whose records have a name, by their entity. */
const NAMED: Readonly<Record<string, readonly [table: string, name: RawBuilder<unknown>]>> = {
  article: ['article', TITLE],
  stock: ['article', TITLE],
  company: ['company', TITLE],
  sales_order: ['sales_order', sql`number`],
  user: ['user_account', FULL_NAME],
  bank: ['bank', NAME],
  brand: ['brand', TITLE],
  carrier: ['carrier', TITLE],
  category: ['category', TITLE],
  country: ['country', NAME],
  currency: ['currency', NAME],
  interest_area: ['interest_area', NAME],
  measurement_unit: ['measurement_unit', NAME],
  pickup_place: ['pickup_place', TITLE],
  price_list: ['price_list', TITLE],
  tag: ['tag', TITLE],
  tax_group: ['tax_group', NAME],
  town: ['town', NAME],
  vendor: ['vendor', TITLE],
};

/** What records that are there are called today: entries of a price or a right do not tell it. */
export async function currentTitles(
  db: Db,
  entity: string,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly title: Content | string }[]> {
  const named = Object.hasOwn(NAMED, entity) ? NAMED[entity] : undefined;
  if (ids.length === 0 || !named) return [];
  const [table, name] = named;
  return allRows<{ id: number; title: Content | string }>(db)`
    select id, ${name} as title from ${sql.table(table)} where id = any(${ids}::integer[])`;
}
