export { DebtPanel } from './debt-panel.tsx';
export { FinancePage } from './finance-page.tsx';
