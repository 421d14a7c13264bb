import type { IssueState, NewsletterIssue, NewsletterIssueForm } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { sql } from 'kysely';
import { localised } from '../../../kernel/localised.ts';
import type { RecordDefinition, Stored } from '../../../kernel/records.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { deleteRow, updateRow, updateVersion } from '../../../platform/database/rows.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import { Problem } from '../../../platform/problem.ts';

export interface IssueRow extends Stored<NewsletterIssueForm> {
  readonly state: IssueState;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly recipients: number;
  readonly deliveries: NewsletterIssue['deliveries'];
  readonly unsubscribed: number;
}

const ENTITY = 'newsletter_issue';
/** Who an issue goes to that starts at `at`. */
export const subscribedAt = (at: ReturnType<typeof sql>) => sql<boolean>`
  s.confirmed_at <= ${at} and s.unsubscribed_at is null and s.paused_at is null`;

/** What is to be told of a delivery: one whose subscription was deleted while it waited leaves no more. */
const DELIVERY_STATE = sql`case when d.state = 'queued' and d.subscription_id is null then 'skipped' else d.state end`;
const countOf = (state: string) => sql`count(*) filter (where ${DELIVERY_STATE} = ${sql.lit(state)})::integer`;

/** All issues, the newest first, or the one. */
export async function issueRows(db: Db | Tx, now: Date, id?: number): Promise<readonly IssueRow[]> {
  const rows = await allRows<Omit<IssueRow, 'form'> & NewsletterIssueForm & { waiting: number; taken: number }>(db)`
    select i.id, i.version, i.subject, i.body, i.state, i.created_at as "createdAt", i.started_at as "startedAt",
      i.ended_at as "endedAt", r.taken, r.deliveries, r.unsubscribed,
      case when i.state = 'sent' then 0 else (
        select count(*)::integer from newsletter_subscription s
        where ${subscribedAt(sql`coalesce(i.started_at, ${now})`)} and not exists (
          select from newsletter_delivery d where d.issue_id = i.id and d.subscription_id = s.id)
      ) end as waiting
    from newsletter_issue i cross join lateral (
      select count(*)::integer as taken, count(d.unsubscribed_at)::integer as unsubscribed,
        json_build_object('queued', ${countOf('queued')}, 'sent', ${countOf('sent')}, 'kept', ${countOf('kept')},
          'bounced', ${countOf('bounced')}, 'failed', ${countOf('failed')}, 'skipped', ${countOf('skipped')}) as deliveries
      from newsletter_delivery d where d.issue_id = i.id
    ) r
    where ${id === undefined ? sql`true` : sql`i.id = ${id}`}
    order by i.id desc`;
  return rows.map(({ subject, body, waiting, taken, ...row }) => ({
    ...row,
    recipients: taken + waiting,
    form: { subject, body },
  }));
}

export const issueView = (row: IssueRow, language: Language): NewsletterIssue => {
  const { form, createdAt, startedAt, endedAt, ...rest } = row;
  return {
    ...rest,
    ...form,
    name: localised(form.subject, language),
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
};

interface LockedIssue extends Stored<NewsletterIssueForm> {
  readonly state: IssueState;
  readonly startedAt: Date | null;
}

/** The issue, with its row locked until the transaction ends. */
export async function lock(tx: Tx, id: number): Promise<LockedIssue | undefined> {
  const row = await firstRow<Omit<LockedIssue, 'form'> & NewsletterIssueForm>(tx)`
    select id, version, subject, body, state, started_at as "startedAt" from newsletter_issue
    where id = ${id} for no key update`;
  if (!row) return undefined;
  const { subject, body, ...rest } = row;
  return { ...rest, form: { subject, body } };
}

export const notInThisState = (): Problem => new Problem('newsletter.not_in_this_state', 409);

const columnsOf = ({ subject, body }: NewsletterIssueForm) => ({
  subject: JSON.stringify(subject),
  body: JSON.stringify(body),
});

async function checkDraft(tx: Tx, id: number): Promise<void> {
  if ((await lock(tx, id))?.state !== 'draft') throw notInThisState();
}

export const issueRecords: RecordDefinition<NewsletterIssueForm> = {
  entity: ENTITY,
  lock,
  check: async (tx, _form, id) => (id === null ? undefined : checkDraft(tx, id)),
  insert: async (tx, form) => {
    const inserting = tx.insertInto('newsletter_issue').values(columnsOf(form));
    return (await inserting.returning('id').executeTakeFirstOrThrow()).id;
  },
  update: async (tx, id, form) => {
    await updateVersion(tx, 'newsletter_issue', id, columnsOf(form));
  },
  checkRemoval: checkDraft,
  remove: async (tx, id) => {
    await deleteRow(tx, 'newsletter_issue', id);
  },
  usersOf: async () => [],
};

export async function start(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('newsletter_issue')
    .set((eb) => ({ state: 'sending', started_at: eb.fn.coalesce('started_at', eb.val(now)), ended_at: null }))
    .where('id', '=', id)
    .execute();
}

export const stop = (tx: Tx, id: number, now: Date): Promise<void> =>
  updateRow(tx, 'newsletter_issue', id, { state: 'stopped', ended_at: now });
