import {
  type adminAuditLog,
  type AuditEntry,
  type AuditFilter,
  type AuditRow,
  MOST_COUNTED_ENTRIES,
} from '@sjaj/contract';
import { addDays, businessDate, type Language, startOfDay } from '@sjaj/domain';
import { auditRecordLabel, text } from '@sjaj/i18n/server';
import type { output } from 'zod';
import { localised } from '../../kernel/localised.ts';
import type { Db } from '../../platform/database/db.ts';
import { type Download, type Page, paged } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import type { QueueOwner } from '../../platform/process/fair-queue.ts';
import type { Sheet, SheetRow } from '../../platform/sheets/sheet.ts';
import { csvDownload, xlsxDownload } from '../../platform/sheets/sheet-writing.ts';
import { type AuditReader, changesOf, excerptOf, referencesOf } from './rules/changes.ts';
import { chosenActions, deedOf, isImpersonation } from './rules/deeds.ts';
import type { NameOf } from './rules/references.ts';
import * as store from './store.ts';

const MOST_IN_SHEET = 20_000;
const MOST_CHANGES_SHOWN = 300;
const MOST_CHANGES_IN_CELL = 40;
/** Entries of a file whose names are read by one set of statements. */
const NAMED_AT_ONCE = 500;

type ListInput = AuditFilter &
  Pick<output<(typeof adminAuditLog)['list']['body']>, 'page' | 'pageSize' | 'sortBy' | 'isSortAscending'>;

/** A page of the log, newest first. */
export async function listEntries(db: Db, input: ListInput, reader: AuditReader): Promise<Page<AuditRow>> {
  const filter = await storedFilter(db, input);
  const [entries, totalItems] = await Promise.all([
    store.page(db, filter, input),
    store.countUpTo(db, filter, MOST_COUNTED_ENTRIES),
  ]);
  const { language } = reader;
  const titles = await titlesOf(db, entries, language);
  const items = entries.map((entry) => {
    const changes = changesOf(entry, reader, nameIn(titles));
    return { ...headOf(entry, titles, language), changes: excerptOf(changes), changeCount: changes.length };
  });
  return paged({ items, totalItems, page: input.page, pageSize: input.pageSize });
}

/** An entry with its changes in full. 404 where there is none. */
export async function entry(db: Db, id: number, reader: AuditReader): Promise<AuditEntry> {
  const stored = await store.one(db, id);
  if (!stored) throw new Problem('records.not_found', 404);
  const { language } = reader;
  const titles = await titlesOf(db, [stored], language);
  const changes = changesOf(stored, reader, nameIn(titles));
  return {
    ...headOf(stored, titles, language),
    action: stored.action,
    changes: changes.slice(0, MOST_CHANGES_SHOWN),
    changeCount: changes.length,
  };
}

/** What the log can be filtered by. */
export async function filterChoices(
  db: Db,
  language: Language,
): Promise<output<(typeof adminAuditLog)['choices']['answer']>> {
  const [actions, entities, staff] = await Promise.all([store.actions(db), store.entities(db), store.staff(db)]);
  const deeds = [...new Set(actions.map(deedOf))];
  return {
    deeds: sorted(deeds.map((value) => ({ value, title: text(language, `auditDeed.${value}`) }))),
    entities: sorted(entities.map((value) => ({ value, title: auditRecordLabel(language, value) }))),
    staff,
  };
}

const sorted = <T extends { readonly title: string }>(choices: readonly T[]): T[] =>
  choices.toSorted((a, b) => a.title.localeCompare(b.title));

interface SheetContext extends AuditReader {
  readonly sheet: 'xlsx' | 'csv';
  readonly now: Date;
  readonly workOwner: QueueOwner;
}

/** The entries as a file; 400 for more of them than a spreadsheet is good for. */
export async function entrySheet(
  db: Db,
  input: AuditFilter,
  { sheet: kind, now, workOwner, ...reader }: SheetContext,
): Promise<Download> {
  const { language } = reader;
  const filter = await storedFilter(db, input);
  if ((await store.countUpTo(db, filter, MOST_IN_SHEET + 1)) > MOST_IN_SHEET) {
    throw new Problem('auditLog.too_many_for_sheet', 400, { facts: { maximum: MOST_IN_SHEET } });
  }
  const sheet: Sheet = {
    name: text(language, 'auditSheet.name'),
    columns: [
      { title: text(language, 'auditSheet.at'), kind: 'instant', width: 18 },
      { title: text(language, 'auditSheet.who'), kind: 'text', width: 24 },
      { title: text(language, 'auditSheet.customer'), kind: 'text', width: 24 },
      { title: text(language, 'auditSheet.deed'), kind: 'text', width: 22 },
      { title: text(language, 'auditSheet.kind'), kind: 'text', width: 18 },
      { title: text(language, 'auditSheet.number'), kind: 'count' },
      { title: text(language, 'auditSheet.record'), kind: 'text', width: 30 },
      { title: text(language, 'auditSheet.changes'), kind: 'text', width: 80 },
    ],
    rows: sheetRows(db, store.every(db, filter), reader),
  };
  const name = `${sheet.name} ${businessDate(now)}`;
  return kind === 'xlsx' ? xlsxDownload(name, [sheet], workOwner) : csvDownload(name, sheet);
}

async function* sheetRows(
  db: Db,
  entries: AsyncIterable<store.StoredEntry>,
  reader: AuditReader,
): AsyncGenerator<SheetRow> {
  let batch: store.StoredEntry[] = [];
  for await (const stored of entries) {
    batch.push(stored);
    if (batch.length < NAMED_AT_ONCE) continue;
    yield* await rowsOf(db, batch, reader);
    batch = [];
  }
  yield* await rowsOf(db, batch, reader);
}

/** Entries as rows of the file, their values with the names of the records that they refer to. */
async function rowsOf(db: Db, batch: readonly store.StoredEntry[], reader: AuditReader): Promise<SheetRow[]> {
  const titles = await titlesOf(db, batch, reader.language);
  return batch.map((stored) => {
    const { who, customer, deedTitle, entityTitle, entityId, recordTitle } = headOf(stored, titles, reader.language);
    const changes = changesOf(stored, reader, nameIn(titles));
    const lines = excerptOf(changes, MOST_CHANGES_IN_CELL).map(
      ({ label, before, after }) => `${label}: ${before ?? '–'} → ${after ?? '–'}`,
    );
    if (changes.length > lines.length) lines.push('…');
    return [stored.at, who, customer, deedTitle, entityTitle, entityId, recordTitle, lines.join('\n')];
  });
}

async function storedFilter(db: Db, input: AuditFilter): Promise<store.EntryFilter> {
  const { view, deeds, userIds, entities, entityId, customerIds, quickSearch, from, to } = input;
  const isForCustomers = customerIds.length > 0;
  const known = view === 'all' && deeds.length === 0 && !isForCustomers ? [] : await store.actions(db);
  const actions = chosenActions(known, { view: isForCustomers ? 'acting' : view, deeds });
  return {
    actions,
    userIds,
    entities: isForCustomers ? ['company'] : entities,
    entityIds: isForCustomers ? customerIds : entityId === undefined ? [] : [entityId],
    text: quickSearch || undefined,
    from: from === undefined ? undefined : startOfDay(from),
    before: to === undefined ? undefined : startOfDay(addDays(to, 1)),
  };
}

type Titles = ReadonlyMap<string, string>;

const keyOf = (entity: string, id: number | null): string => `${entity} ${id}`;

const nameIn =
  (titles: Titles): NameOf =>
  (entity, id) =>
    titles.get(keyOf(entity, id));

/** The names of the records that entries do not tell: of their own record, and of those that their values refer to. */
async function titlesOf(db: Db, entries: readonly store.StoredEntry[], language: Language): Promise<Titles> {
  const unnamed = entries.flatMap(({ title, entity, entityId }) =>
    title === null && entityId !== null ? [[entity, entityId] as const] : [],
  );
  const wanted = Map.groupBy([...unnamed, ...entries.flatMap(referencesOf)], ([entity]) => entity);
  const found = await Promise.all(
    [...wanted].map(async ([entity, all]) => {
      const ids = [...new Set(all.map(([, id]) => id))];
      return (await store.currentTitles(db, entity, ids)).map(
        ({ id, title }) => [keyOf(entity, id), typeof title === 'string' ? title : localised(title, language)] as const,
      );
    }),
  );
  return new Map(found.flat());
}

function headOf(stored: store.StoredEntry, titles: Titles, language: Language) {
  const { id, at, userId, who, action, entity, entityId, title } = stored;
  const deed = deedOf(action);
  const recordTitle = title ?? titles.get(keyOf(entity, entityId)) ?? null;
  return {
    id,
    at: at.toISOString(),
    userId,
    who,
    customer: isImpersonation(action) ? recordTitle : null,
    deed,
    deedTitle: text(language, `auditDeed.${deed}`),
    entity,
    entityTitle: auditRecordLabel(language, entity),
    entityId,
    recordTitle,
  };
}
