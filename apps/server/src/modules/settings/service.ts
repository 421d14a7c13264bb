import type { Db, Tx } from '../../platform/database/db.ts';
import { cachedFor } from '../../platform/process/cached.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Settings, settingsFrom } from './rules.ts';
import { all, put } from './store.ts';

/** Stores a setting; it is in force everywhere within a second. */
export const saveSetting = <K extends keyof Settings>(tx: Tx, key: K, value: Settings[K]): Promise<void> =>
  put(tx, key, value);

const LIFE_MS = 1_000;

/** The settings as they stand in the database now. */
export const readSettings = async (db: Db | Tx): Promise<Settings> => settingsFrom(await all(db));

/**
 * Reads the settings at most once a second, for what every request asks: a change is in force everywhere within a
 * second and without a restart.
 */
export const cachedSettings = (db: Db, clock: Clock): (() => Promise<Settings>) =>
  cachedFor(LIFE_MS, clock, () => readSettings(db));
