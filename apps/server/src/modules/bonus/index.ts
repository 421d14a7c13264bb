export { adminBonusHandlers, adminBonusRuleHandlers } from './admin.routes.ts';
export { bonusJobs } from './jobs.ts';
export { bonusHandlers } from './routes.ts';
export { personalData as bonusData } from './store/ledger.ts';
