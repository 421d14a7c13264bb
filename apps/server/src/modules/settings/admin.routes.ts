import type { adminSettings } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { readAdminSettings, saveSettings } from './service.ts';

/** Staff read and change the settings. */
export const adminSettingsHandlers = (db: Db): Handlers<typeof adminSettings> => ({
  read: () => readAdminSettings(db),
  update: async ({ actor, body: { version, ...form } }) =>
    new WithMessage(await saveSettings(db, actor, form, version), 'records.saved'),
});
