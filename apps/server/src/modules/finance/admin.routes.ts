import {
  type adminFinance,
  FINANCE_FIELDS,
  type FinanceColumns,
  type FinanceField,
  type financeImports,
} from '@sjaj/contract';
import { businessDate, feninga, toKm } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { requireInReach } from '../../kernel/company-scope.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { csvDownload } from '../../platform/sheets/sheet-writing.ts';
import { periodOf, recordPage } from './routes.ts';
import { attachFile, detachFile } from './service/files.ts';
import { compareFile, importFile, previewFile } from './service/import.ts';
import { type FinanceDeps, printStatement, recordDocument } from './service/documents.ts';
import { accountForStaff } from './service/scope.ts';
import { templateSheet } from './service/sheets.ts';
import { figures } from './store/account.ts';
import * as debtors from './store/debtors.ts';
import { one } from './store/ledger.ts';
import { debtorView, infoView } from './views.ts';

type ColumnsQuery = Readonly<Partial<Record<FinanceField, string | undefined>>> & {
  readonly hasHeading: 'true' | 'false';
};

function columnsIn({ hasHeading, ...named }: ColumnsQuery): FinanceColumns {
  const columns = FINANCE_FIELDS.map((field) => [field, named[field] === undefined ? null : Number(named[field])]);
  return {
    ...(Object.fromEntries(columns) as Record<FinanceField, number | null>),
    hasHeading: hasHeading === 'true',
  };
}

interface AdminFinanceDeps extends FinanceDeps {
  /** When the ERP was last read; null where none is connected. */
  readonly pulledAt: () => Promise<Date | null>;
}

/** The accounts of the companies that the caller reaches, for staff. */
export const adminFinanceHandlers = (deps: AdminFinanceDeps): Handlers<typeof adminFinance> => {
  const { db } = deps;
  return {
    debtors: async ({ actor, body, now }) => {
      const today = businessDate(now);
      return pagedRows(await debtors.page(db, actor, { ...body, today }), body, (row) => debtorView(row, today));
    },
    totals: async ({ actor, now }) => {
      const [{ debt, overdueDebt, ...counts }, pulledAt] = await Promise.all([
        debtors.totals(db, actor, businessDate(now)),
        deps.pulledAt(),
      ]);
      return {
        ...counts,
        debt: toKm(feninga(debt)),
        overdueDebt: toKm(feninga(overdueDebt)),
        pulledAt: pulledAt && pulledAt.toISOString(),
      };
    },
    info: async ({ actor, params, query, now }) => {
      const company = await accountForStaff(db, actor, params.id);
      const today = businessDate(now);
      return infoView(company, await figures(db, company.id, today, periodOf(query)), today);
    },
    records: async ({ actor, params, query, now }) =>
      recordPage(db, (await accountForStaff(db, actor, params.id)).id, query, now),
    statement: async (call) => {
      const company = await accountForStaff(db, call.actor, call.params.id);
      return printStatement(deps, { company, kind: call.query.kind, ...periodOf(call.query) }, call);
    },
    document: async (call) => {
      const row = await one(db, call.params.id, null);
      if (!row) throw new Problem('records.not_found', 404);
      await requireInReach(db, call.actor, row.companyId, 'records.not_found');
      return recordDocument(deps, row, call);
    },
    attach: async ({ actor, params, file }) => {
      await attachFile(deps, actor, params.id, file);
      return new WithMessage(null, 'records.saved');
    },
    detach: async ({ actor, params }) => {
      await detachFile(deps, actor, params.id);
      return new WithMessage(null, 'records.deleted');
    },
  };
};

/** Finance records from files. */
export const financeImportHandlers = (db: Db): Handlers<typeof financeImports> => {
  return {
    templateCsv: async ({ language }) =>
      csvDownload(text(language, 'financeDocument.template'), templateSheet(language)),
    previewFile: ({ file }) => previewFile(file),
    compareFile: ({ file, query }) => compareFile(db, file, columnsIn(query)),
    importFile: async ({ actor, file, query }) =>
      new WithMessage(await importFile(db, actor, file, columnsIn(query)), 'records.saved'),
  };
};
