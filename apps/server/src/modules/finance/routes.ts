import type { finance, financeDocuments, FinanceRecord, FinanceSort } from '@sjaj/contract';
import { businessDate, feninga, toKm } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { isCustomer, seesPrices } from '../../kernel/actor.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { visibleAmount } from '../../kernel/visible-amount.ts';
import type { Db } from '../../platform/database/db.ts';
import { type Page, pagedRows } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { csvDownload, xlsxDownload } from '../../platform/sheets/sheet-writing.ts';
import { findOrder } from '../orders/index.ts';
import { senderOf } from '../order-documents/index.ts';
import type { Settings } from '../settings/index.ts';
import { slipOf } from './service/compose-record.ts';
import { documentArchive } from './service/files.ts';
import { checkPayable, type FinanceDeps, printSlip, printStatement, recordDocument } from './service/documents.ts';
import { accountById, accountOf, ledgerFilter, recordFor } from './service/scope.ts';
import { recordSheet } from './service/sheets.ts';
import { figures, overdue } from './store/account.ts';
import { ofOrder, page } from './store/ledger.ts';
import { infoView, recordView } from './views.ts';

interface FinanceRouteDeps extends FinanceDeps {
  readonly settings: () => Promise<Settings>;
}

type ListQuery = Parameters<typeof ledgerFilter>[0] & {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly sortBy?: FinanceSort | undefined;
  readonly isSortAscending?: 'true' | 'false' | undefined;
};

const PAGE_SIZE = 12;

/** One page of an account, the newest booking first unless the query says otherwise. */
export async function recordPage(db: Db, companyId: number, query: ListQuery, now: Date): Promise<Page<FinanceRecord>> {
  const { page: number = 1, pageSize = PAGE_SIZE, sortBy = 'default', isSortAscending } = query;
  const request = { page: number, pageSize, sortBy, isSortAscending: isSortAscending === 'true' };
  const found = await page(db, companyId, ledgerFilter(query), request);
  const today = businessDate(now);
  return pagedRows(found, request, (row) => recordView(row, today));
}

export const periodOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from ?? null,
  to: to ?? null,
});

export const financeHandlers = (deps: FinanceRouteDeps): Handlers<typeof finance> => {
  const { db } = deps;
  return {
    list: async ({ actor, query, now }) =>
      recordPage(db, (await accountOf(db, actor, query.externalCompanyId)).id, query, now),
    info: async ({ actor, query, now }) => {
      const company = await accountOf(db, actor, query.externalCompanyId);
      const today = businessDate(now);
      return infoView(company, await figures(db, company.id, today, periodOf(query)), today);
    },
    debtNotice: async ({ actor, now }) => {
      const { debtorsAtCheckout: mode } = await deps.settings();
      if (mode === 'off' || actor.companyId === null) return null;
      const debt = await overdue(db, actor.companyId, businessDate(now));
      if (!debt) return null;
      const { amount, since, records } = debt;
      return { mode, overdue: visibleAmount(actor)(amount), since, records };
    },
    ofOrder: async ({ actor, params, now }) => {
      const { id, companyId } = await findOrder(db, params.id, actor);
      if (!seesPrices(actor)) throw new Problem('finance.hidden', 403);
      const today = businessDate(now);
      const rows = companyId === null ? [] : await ofOrder(db, id, companyId);
      return rows.map((row) => recordView(row, today));
    },
    slip: async (call) => {
      const { actor, params, language } = call;
      const row = await recordFor(db, actor, params.id);
      checkPayable(row);
      const [company, { supplier }] = await Promise.all([
        accountById(db, row.companyId),
        senderOf(deps, !isCustomer(actor)),
      ]);
      const slip = slipOf(row, company, supplier, language);
      return { ...slip, recordId: row.id, amount: toKm(feninga(row.openAmount)), dueOn: row.paymentTerm };
    },
  };
};

/** The calls that answer a file. */
export const financeDocumentHandlers = (deps: FinanceDeps): Handlers<typeof financeDocuments> => {
  const { db } = deps;
  return {
    document: async (call) => recordDocument(deps, await recordFor(db, call.actor, call.params.id), call),
    documents: async ({ actor, query, language, now }) => {
      const { id } = await accountOf(db, actor, query.externalCompanyId);
      const title = `${text(language, 'financeDocument.documents')} ${businessDate(now)}`;
      return documentArchive(deps, id, ledgerFilter(query), title);
    },
    statement: async (call) => {
      const { actor, query } = call;
      const company = await accountOf(db, actor, query.externalCompanyId);
      return printStatement(deps, { company, kind: query.kind, ...periodOf(query) }, call);
    },
    csv: async ({ actor, query, language, now }) => {
      const { id } = await accountOf(db, actor, query.externalCompanyId);
      const sheet = recordSheet(db, id, ledgerFilter(query), language);
      return csvDownload(`${sheet.name} ${businessDate(now)}`, sheet);
    },
    xlsx: async ({ actor, query, language, now, workOwner }) => {
      const { id } = await accountOf(db, actor, query.externalCompanyId);
      const sheet = recordSheet(db, id, ledgerFilter(query), language);
      return xlsxDownload(`${sheet.name} ${businessDate(now)}`, [sheet], workOwner);
    },
    slipPdf: async (call) => printSlip(deps, await recordFor(db, call.actor, call.params.id), call),
  };
};
