import type { ConsentRecord } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Consent, ReadConsents } from '../../../kernel/consents.ts';
import type { PersonalData } from '../../../kernel/personal-data.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { SearchRequest } from '../../../platform/database/list-page.ts';
import { allRows } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import { type Page, paged } from '../../../platform/http/answers.ts';

interface TermsConsent extends Consent {
  readonly userId: number;
  readonly purpose: 'terms';
  readonly source: 'registration';
}

interface MeasurementConsent extends Consent {
  /** Null for a visitor without an account. */
  readonly userId: number | null;
  readonly purpose: 'measurement';
  readonly source: 'banner' | 'profile';
  /** The random name of the browser. */
  readonly visitor: string;
  readonly scriptOrigin: string;
}

/** Adds a decision. None is ever changed: the newest counts. */
export async function insertConsent(tx: Tx, consent: TermsConsent | MeasurementConsent): Promise<void> {
  const { userId, purpose, version, isGiven, source, at } = consent;
  const browser = purpose === 'measurement' ? { visitor: consent.visitor, script_origin: consent.scriptOrigin } : {};
  await tx
    .insertInto('consent')
    .values({ user_id: userId, purpose, version, is_given: isGiven, source, created_at: at, ...browser })
    .execute();
}

/** What the user has agreed to when they registered, and what their browsers may load. */
export const readConsents: ReadConsents = (db, { userId }) => allRows<Consent>(db)`
    select purpose, version, is_given as "isGiven", source, created_at as at
    from consent where user_id = ${userId} order by id desc
  `;

interface ConsentQuery extends SearchRequest {
  readonly view: 'all' | ConsentRecord['purpose'];
}

interface ConsentRow extends Omit<ConsentRecord, 'at'> {
  readonly at: Date;
  readonly all: number;
}

/** A page of the log, the newest first. */
export async function listConsents(db: Db, query: ConsentQuery): Promise<Page<ConsentRecord>> {
  const { view, quickSearch, page, pageSize } = query;
  const rows = await allRows<ConsentRow>(db)`
    select c.id, c.created_at as at, c.purpose, c.is_given as "isGiven", c.source, c.version, c.visitor,
      c.script_origin as "scriptOrigin", u.first_name || ' ' || u.last_name as "userName",
      count(*) over ()::integer as all
    from consent c left join user_account u on u.id = c.user_id
    where (${view} = 'all' or c.purpose = ${view})
      and ${mentions(quickSearch, sql`u.first_name`, sql`u.last_name`, sql`u.email`, sql`c.visitor`, sql`c.script_origin`)}
    order by c.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `;
  const items = rows.map(({ all: _, at, ...row }) => ({ ...row, at: at.toISOString() }));
  return paged({ items, totalItems: rows[0]?.all ?? 0, page, pageSize });
}

export const personalData: PersonalData = {
  section: 'consents',
  read: readConsents,
  async erase(tx, { userId }) {
    await tx.deleteFrom('consent').where('user_id', '=', userId).execute();
  },
};
