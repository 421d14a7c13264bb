import { HomePage } from '../features/home/index.ts';
import { DebtPanel } from '../features/finance/debt-panel.tsx';

export { preloadHome } from '../features/home/index.ts';

/** Home with the debt of the company beside its orders. */
export const Home = () => <HomePage due={<DebtPanel />} />;
