import type { TownForm } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';
import type { StoredForm } from '../rules/records.ts';

interface Country {
  readonly id: number;
  readonly code: string;
  readonly name: Content;
}

export const countries = (tx: Tx): Promise<readonly Country[]> =>
  allRows<Country>(tx)`select id, code, name from country order by id`;

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
  const rows = await allRows<Row>(tx)`
    select ${COLUMNS} from town where upper(postal_code) = any(${codes}::text[]) order by id
    ${locks ? sql`for no key update` : sql``}`;
  return rows.map(stored);
}

export async function townsAfter(tx: Tx, afterId: number, size: number): Promise<readonly StoredForm<TownForm>[]> {
  const rows = await allRows<Row>(tx)`select ${COLUMNS} from town where id > ${afterId} order by id limit ${size}`;
  return rows.map(stored);
}
