export { bankAccountHandlers, bankHandlers, interestAreaHandlers } from './routes.ts';
