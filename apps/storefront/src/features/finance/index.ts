export { DebtPanel, useDebtQueries } from './debt-panel.tsx';
export { FinancePage } from './finance-page.tsx';
