/** The reports in their order: address, title, and what one has to be allowed to do to read it. */
export const REPORTS = [
  { name: 'revenue', path: '/reports', title: 'reportName.revenue', needs: 'viewFigures' },
  { name: 'pairs', path: '/reports/pairs', title: 'reportName.pairs', needs: 'viewFigures' },
  { name: 'deadStock', path: '/reports/dead-stock', title: 'reportName.deadStock', needs: 'viewFigures' },
  { name: 'lostSearches', path: '/reports/lost-searches', title: 'reportName.lostSearches', needs: 'viewFigures' },
  { name: 'lapsedCustomers', path: '/reports/lapsed', title: 'reportName.lapsedCustomers', needs: 'viewFigures' },
  { name: 'debts', path: '/reports/debts', title: 'reportName.debts', needs: 'viewFinance' },
] as const;

export type ReportName = (typeof REPORTS)[number]['name'];
