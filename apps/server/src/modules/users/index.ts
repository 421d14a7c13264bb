export { closeDemoAccounts, demoState, openDemoAccounts } from './demo-accounts/service.ts';
export { userHandlers } from './routes.ts';
