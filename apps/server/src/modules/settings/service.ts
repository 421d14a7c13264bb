import type { AdminSettings, SettingsForm } from '@sjaj/contract';
import type { Staff } from '../../kernel/actor.ts';
import { writeAudit } from '../../kernel/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import { cachedFor } from '../../platform/process/cached.ts';
import { type Settings, settingsFrom } from './rules.ts';
import { all, lockVersion, put } from './store.ts';
import { adminSettingsView, settingsOfForm } from './views.ts';

/** Stores a setting. It applies in every process within a second. */
export const saveSetting = <K extends keyof Settings>(tx: Tx, key: K, value: Settings[K]): Promise<void> =>
  put(tx, key, value);

const CACHE_MS = 1_000;

/** Reads the current settings from the database. */
export const readSettings = async (db: Db | Tx): Promise<Settings> => settingsFrom(await all(db));

/** Reads the settings and caches them for a second, because every request needs them. */
export const cachedSettings = (db: Db, clock: Clock): (() => Promise<Settings>) =>
  cachedFor(CACHE_MS, clock, () => readSettings(db));

export const readAdminSettings = async (db: Db | Tx): Promise<AdminSettings> => adminSettingsView(await all(db));

/** The entry of the audit log has no record of a table to refer to. */
const ENTITY = { entity: 'settings', entityId: 1 };

/** Saves the form. 409 if it was saved since `version`, 400 for a default language that the shop does not have. */
export const saveSettings = (db: Db, staff: Staff, form: SettingsForm, version: number): Promise<AdminSettings> =>
  inTransaction(db, async (tx) => {
    await lockVersion(tx);
    const { version: stored, ...before } = await readAdminSettings(tx);
    if (stored !== version) throw new Problem('records.changed_meanwhile', 409);
    if (!form.languages.includes(form.defaultLanguage)) {
      const key = 'settings.default_language_off';
      throw new Problem(key, 400, { errors: [{ field: 'defaultLanguage', key }] });
    }
    for (const [name, value] of Object.entries(settingsOfForm(form))) await put(tx, name, value);
    await put(tx, 'version', version + 1);
    await writeAudit(tx, staff, { action: 'settings.update', ...ENTITY, before, after: form });
    return readAdminSettings(tx);
  });
