import { DashboardPage } from '../../features/dashboard/index.ts';
import { DebtPanel } from '../../features/finance/index.ts';

/** The dashboard with the panels of other features. */
export const Dashboard = () => <DashboardPage due={<DebtPanel />} />;
