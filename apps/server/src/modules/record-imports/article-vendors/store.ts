import type { PurchaseTermsLine } from '@sjaj/contract';
import { type Content, contentFor } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';
import type { StoredForm } from '../rules/records.ts';

interface Vendor {
  readonly id: number;
  readonly title: string;
  readonly code: string;
}

export const vendors = (tx: Tx): Promise<readonly Vendor[]> =>
  allRows<Vendor>(tx)`select id, title, coalesce(code, '') as code from vendor order by id`;

type Row = Omit<PurchaseTermsLine, 'title'> & { readonly title: Content };

const COLUMNS = sql`a.id as "articleId", a.code, a.title, v.vendor_id as "vendorId",
  coalesce(v.part_number, '') as "partNumber", coalesce(v.pack_size, 1) as "packSize", v.target_level as "targetLevel"`;
const TABLES = sql`article a left join article_vendor v on v.article_id = a.id`;

const stored = ({ title, ...row }: Row): StoredForm<PurchaseTermsLine> => ({
  id: row.articleId,
  form: { ...row, title: contentFor(title, 'bs')?.text ?? '' },
});

/** Articles with these codes in capitals and how they are bought; `locks` them until the transaction ends. */
export async function termsByCode(
  tx: Tx,
  codes: readonly string[],
  locks: boolean,
): Promise<readonly StoredForm<PurchaseTermsLine>[]> {
  const rows = await allRows<Row>(tx)`
    select ${COLUMNS} from ${TABLES} where upper(a.code) = any(${codes}::text[]) order by a.id
    ${locks ? sql`for no key update of a` : sql``}`;
  return rows.map(stored);
}

export async function termsAfter(
  tx: Tx,
  afterId: number,
  size: number,
): Promise<readonly StoredForm<PurchaseTermsLine>[]> {
  const rows = await allRows<Row>(tx)`
    select ${COLUMNS} from ${TABLES} where a.id > ${afterId} and a.archived_at is null
    order by a.id limit ${size}`;
  return rows.map(stored);
}
