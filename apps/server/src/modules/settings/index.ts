export { adminSettingsHandlers } from './admin.routes.ts';
export { REQUIRES_SECOND_FACTOR, TAKES_PRE_ORDERS } from './store.ts';
export { settingsHandlers } from './routes.ts';
export type { GuestOrders, Settings } from './rules.ts';
export { isSettingOn } from './store.ts';
export { cachedSettings, readSettings, saveSetting } from './service.ts';
