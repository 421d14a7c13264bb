export { adminSettingsHandlers } from './staff/routes.ts';
export { settingsHandlers } from './routes.ts';
export type { Settings } from './rules.ts';
export { cachedSettings, readSettings, saveSetting } from './service.ts';
