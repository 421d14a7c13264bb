import type { StatementKind } from '@sjaj/contract';
import { businessDate, type Language } from '@sjaj/domain';
import { type Customer, isCustomer, type Staff } from '../../../kernel/actor.ts';
import type { Download } from '../../../platform/http/answers.ts';
import type { QueueOwner } from '../../../platform/process/fair-queue.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type OrderDocumentDeps, pdfOf, type Reader, senderOf } from '../../order-documents/index.ts';
import type { Supplier } from '../../supplier/index.ts';
import { type AccountCompany, type AccountPeriod, figures } from '../store/account.ts';
import { file } from '../store/documents.ts';
import { all, type RecordRow, WHOLE_LEDGER } from '../store/ledger.ts';
import { isOpenDebit } from '../views.ts';
import { composeRecord, composeSlip } from './compose-record.ts';
import { composeStatement } from './compose-statement.ts';
import { accountById } from './scope.ts';

export interface FinanceDeps extends OrderDocumentDeps {
  readonly storage: Storage;
}

/** Who reads a document, in which language, and when. */
interface DocumentContext {
  readonly actor: Customer | Staff;
  readonly language: Language;
  readonly now: Date;
  readonly workOwner: QueueOwner;
}

async function readerOf(
  deps: FinanceDeps,
  { actor, language, now }: DocumentContext,
): Promise<Reader & { readonly supplier: Supplier }> {
  const sender = await senderOf(deps, !isCustomer(actor));
  return { language, now, seesPrices: true, name: actor.name, ...sender };
}

/** More rows than a statement is read for; a shorter period has to be chosen. */
const MOST_ROWS = 3_000;

interface StatementInput extends AccountPeriod {
  readonly kind: StatementKind;
  readonly company: AccountCompany;
}

/** The account card or the open items as PDF. 400 for more rows than a statement holds, 409 without the supplier's data. */
export const printStatement = (deps: FinanceDeps, input: StatementInput, context: DocumentContext): Promise<Download> =>
  pdfOf(deps.printer, context.workOwner, async () => {
    const { kind, company } = input;
    const period = kind === 'card' ? { from: input.from, to: input.to } : { from: null, to: null };
    const filter = { ...WHOLE_LEDGER, ...period, isOpen: kind === 'open-items' };
    const [rows, { openingBalance }] = await Promise.all([
      all(deps.db, company.id, filter, MOST_ROWS + 1),
      figures(deps.db, company.id, businessDate(context.now), period),
    ]);
    if (rows.length > MOST_ROWS) {
      throw new Problem('finance.too_many_records', 400, { facts: { maximum: MOST_ROWS } });
    }
    const reader = await readerOf(deps, context);
    return composeStatement({ ...period, kind, company, rows, opening: openingBalance }, reader);
  });

/** The file of a record; where none is attached, the data of the booking as PDF. */
export async function recordDocument(deps: FinanceDeps, row: RecordRow, context: DocumentContext): Promise<Download> {
  const attached = await file(deps.db, row.id);
  const stored = attached && (await deps.storage.read(attached.key));
  if (attached && stored) return { name: attached.name, mediaType: 'application/pdf', ...stored };
  return pdfOf(deps.printer, context.workOwner, async () =>
    composeRecord(row, await accountById(deps.db, row.companyId), await readerOf(deps, context)),
  );
}

/** 409 for a record of which nothing is to be paid. */
export function checkPayable(row: RecordRow): void {
  if (!isOpenDebit(row)) throw new Problem('finance.nothing_to_pay', 409);
}

/** A payment slip as PDF. 409 for a record of which nothing is to be paid. */
export function printSlip(deps: FinanceDeps, row: RecordRow, context: DocumentContext): Promise<Download> {
  checkPayable(row);
  return pdfOf(deps.printer, context.workOwner, async () => {
    const [company, reader] = await Promise.all([accountById(deps.db, row.companyId), readerOf(deps, context)]);
    return composeSlip(row, company, reader.supplier, reader);
  });
}
