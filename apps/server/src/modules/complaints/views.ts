import {
  type AdminComplaint,
  type AdminComplaintEntry,
  type AdminComplaintRow,
  type Complaint,
  type ComplaintEntry,
  type ComplaintRow,
  type PurchasedLine,
} from '@sjaj/contract';
import { type BusinessDate, businessDate, type Language, slugOf } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import { pictureUrl } from '../../kernel/picture-url.ts';
import type { ViewContext } from '../../kernel/request-context.ts';
import { termFor, termsOf } from './rules/terms.ts';
import { actsOfCustomer, nextForStaff, reopenUntil } from './rules/transitions.ts';
import type { CaseFacts, InboxRow, PreviousRow } from './store/inbox.ts';
import type { PurchasedLineRow } from './store/purchases.ts';
import type { EntryWithFiles } from './service/read-entries.ts';
import type { ComplaintHead, ComplaintRecord, ListedComplaint } from './store/read.ts';

const instant = (at: Date | null): string | null => at && at.toISOString();

/** What every view of a complaint has. An article that the shop knows is named in the reader's language. */
function headView(row: ComplaintHead, language: Language): Omit<ComplaintRow, 'lastAnswer'> {
  const title =
    row.articleTitle === null ? row.productName : localised(row.articleTitle, language, [row.articleBrand ?? '']);
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    outcome: row.outcome,
    productName: title,
    productCode: row.productCode,
    article:
      row.articleId === null
        ? null
        : {
            id: row.articleId,
            slug: slugOf(title),
            imageUrl: pictureUrl(row.pictureKey, 160),
            placeholder: row.placeholder ?? 'box',
          },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    sender: row.sender,
  };
}

export const complaintRowView = (row: ListedComplaint, language: Language): ComplaintRow => ({
  ...headView(row, language),
  lastAnswer:
    row.answerBy === null || row.answer === null || row.answerAt === null
      ? null
      : { who: row.answerBy, body: row.answer, at: row.answerAt.toISOString() },
});

/** What customers and staff read of one complaint alike. */
const recordView = (record: ComplaintRecord, language: Language) => ({
  ...headView(record, language),
  version: record.version,
  brand: record.brand,
  serialNumber: record.serialNumber,
  machineId: record.machineId,
  invoiceNumber: record.invoiceNumber,
  quantity: record.quantity,
  contactPerson: record.contactPerson,
  contactPhone: record.contactPhone,
  order: record.orderNumber === null ? null : { id: record.orderId, number: record.orderNumber },
  receivedOn: record.receivedOn,
  returnUntil: record.returnUntil,
  warrantyUntil: record.warrantyUntil,
  term: record.term,
});

const entryView = ({ id, author, who, body, to, at, files }: EntryWithFiles): ComplaintEntry => ({
  id,
  author,
  who,
  body,
  to,
  at: at.toISOString(),
  files: [...files],
});

export const complaintView = (
  record: ComplaintRecord,
  entries: readonly EntryWithFiles[],
  { language, now }: ViewContext,
): Complaint => ({
  ...recordView(record, language),
  entries: entries.map(entryView),
  may: actsOfCustomer(record, now),
  reopenUntil: reopenUntil(record),
});

export function purchasedLineView(row: PurchasedLineRow, { language, now }: ViewContext): PurchasedLine {
  const terms = termsOf(row);
  const today: BusinessDate = businessDate(now);
  return {
    lineId: row.lineId,
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    orderedOn: businessDate(row.placedAt),
    title: localised(row.title, language, [row.brand]),
    code: row.code,
    brand: row.brand,
    unit: localised(row.unit, language),
    quantity: row.quantity,
    imageUrl: pictureUrl(row.pictureKey, 160),
    placeholder: row.placeholder ?? 'box',
    receivedOn: row.receivedOn,
    ...terms,
    terms: {
      complaint: termFor('complaint', terms, today),
      service: termFor('service', terms, today),
      return: termFor('return', terms, today),
    },
  };
}

const assigneeView = ({ assigneeId, assignee }: Pick<CaseFacts, 'assigneeId' | 'assignee'>) =>
  assigneeId === null || assignee === null ? null : { id: assigneeId, name: assignee };

export const inboxRowView = (row: InboxRow, language: Language): AdminComplaintRow => ({
  ...headView(row, language),
  customer: { companyId: row.companyId, title: row.customer },
  assignee: assigneeView(row),
  summary: row.summary,
  unansweredSince: instant(row.unansweredSince),
});

const adminEntryView = (entry: EntryWithFiles): AdminComplaintEntry => ({
  ...entryView(entry),
  isInternal: entry.isInternal,
});

interface StaffCase {
  readonly record: ComplaintRecord;
  readonly entries: readonly EntryWithFiles[];
  readonly facts: CaseFacts;
  readonly previous: readonly PreviousRow[];
}

export const adminComplaintView = (
  { record, entries, facts, previous }: StaffCase,
  language: Language,
): AdminComplaint => ({
  ...recordView(record, language),
  customer: { companyId: record.companyId, title: facts.customer, email: facts.email, phone: facts.phone },
  language: record.language,
  assignee: assigneeView(facts),
  unansweredSince: instant(facts.unansweredSince),
  entries: entries.map(adminEntryView),
  next: nextForStaff(record),
  ordered: facts.ordered,
  sameArticle: facts.sameArticle,
  previous: previous.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  previousTotal: facts.previousTotal,
  previousOpen: facts.previousOpen,
});
