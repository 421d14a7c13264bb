import type { TownForm } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import type { StoredForm } from '../rules/records.ts';

interface Country {
  readonly id: number;
  readonly code: string;
  readonly name: Content;
}

export async function countries(tx: Tx): Promise<readonly Country[]> {
  const { rows } = await sql<Country>`select id, code, name from country order by id`.execute(tx);
  return rows;
}

type Row = TownForm & { readonly id: number };

const COLUMNS = sql`id, name as title, postal_code as "postalCode", country_id as "countryId", entity, canton,
  delivery_weekdays as "deliveryWeekdays",
  is_active as "isActive"`;

const stored = ({ id, ...form }: Row): StoredForm<TownForm> => ({ id, form });

/** Towns with these postal codes; `locks` them until the transaction ends. */
export async function townsByPostalCode(
  tx: Tx,
  codes: readonly string[],
  locks: boolean,
): Promise<readonly StoredForm<TownForm>[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from town where upper(postal_code) = any(${codes}::text[]) order by id
    ${locks ? sql`for no key update` : sql``}`.execute(tx);
  return rows.map(stored);
}

export async function townsAfter(tx: Tx, afterId: number, size: number): Promise<readonly StoredForm<TownForm>[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from town where id > ${afterId} order by id limit ${size}`.execute(
    tx,
  );
  return rows.map(stored);
}
