export { adminWithdrawalHandlers } from './admin.routes.ts';
export { type WithdrawalEvents, withdrawalEvents } from './events.ts';
export { withdrawalHandlers } from './routes.ts';
export { personalData as withdrawalData } from './store/personal-data.ts';
export { withdrawalFacts } from './store/withdrawals.ts';
