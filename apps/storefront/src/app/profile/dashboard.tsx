import { DashboardPage } from '../../features/dashboard/index.ts';
import { DebtPanel, useDebtQueries } from '../../features/finance/index.ts';

/** The dashboard with the panels of other features. */
export const Dashboard = () => <DashboardPage due={<DebtPanel />} dueQueries={useDebtQueries()} />;
