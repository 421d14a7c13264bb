import type { adminReports, adminRevenue } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import {
  deadStockReport,
  debtsReport,
  debtTotals,
  lapsedReport,
  lostSearchesReport,
  pairsReport,
} from './service/lists.ts';
import { reportFile, reportPage } from './service/report.ts';
import { revenueReport, revenueTotals } from './service/revenue.ts';
import { companyChoices, representativeChoices } from './store/customers.ts';

export const adminRevenueHandlers = (db: Db): Handlers<typeof adminRevenue> => ({
  choices: async ({ actor }) => {
    const [companies, representatives] = await Promise.all([
      companyChoices(db, actor),
      representativeChoices(db, actor),
    ]);
    return { companies: [...companies], representatives: [...representatives] };
  },
  revenue: ({ body, ...call }) => reportPage(db, revenueReport, body, call),
  revenueTotals: ({ body, ...call }) => revenueTotals(db, body, call),
  revenueFile: ({ body: { sheet, ...query }, ...call }) => reportFile(db, revenueReport, query, { ...call, sheet }),
});

export const adminReportHandlers = (db: Db): Handlers<typeof adminReports> => ({
  pairs: ({ body, ...call }) => reportPage(db, pairsReport, body, call),
  pairsFile: ({ body: { sheet, ...query }, ...call }) => reportFile(db, pairsReport, query, { ...call, sheet }),
  deadStock: ({ body, ...call }) => reportPage(db, deadStockReport, body, call),
  deadStockFile: ({ body: { sheet, ...query }, ...call }) => reportFile(db, deadStockReport, query, { ...call, sheet }),
  lostSearches: ({ body, ...call }) => reportPage(db, lostSearchesReport, body, call),
  lostSearchesFile: ({ body: { sheet, ...query }, ...call }) =>
    reportFile(db, lostSearchesReport, query, { ...call, sheet }),
  lapsedCustomers: ({ body, ...call }) => reportPage(db, lapsedReport, body, call),
  lapsedCustomersFile: ({ body: { sheet, ...query }, ...call }) =>
    reportFile(db, lapsedReport, query, { ...call, sheet }),
  debts: ({ body, ...call }) => reportPage(db, debtsReport, body, call),
  debtTotals: ({ body, ...call }) => debtTotals(db, body, call),
  debtsFile: ({ body: { sheet, ...query }, ...call }) => reportFile(db, debtsReport, query, { ...call, sheet }),
});
