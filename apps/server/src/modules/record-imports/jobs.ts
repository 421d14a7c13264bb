import type { JobName } from '@sjaj/contract';
import type { RetentionTask } from '../../kernel/retention.ts';
import type { Job } from '../../platform/queue/jobs.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { purgePictures } from './pictures/service/make.ts';
import { COMPARISON_LIFE_MS, UNDO_LIFE_MS } from './rules/state.ts';
import { RECORD_IMPORT } from './service/decide.ts';
import { purgeSources } from './service/stored-files.ts';
import { processPending } from './service/process-pending.ts';
import * as imports from './store/imports.ts';
import * as rows from './store/rows.ts';

/** Applies and undoes imports of records. The schedule begins those whose day has come. */
export const recordImportJobs = (storage: Storage): readonly Job<JobName>[] => [
  {
    name: RECORD_IMPORT,
    schedule: '*/10 * * * *',
    retries: 20,
    expiresAfter: 120,
    run: ({ db, clock, signal, log }) => {
      const onError = (error: unknown): void => log.error({ err: error }, 'a line of an import was not saved');
      return processPending({ db, storage }, { clock, signal, onError });
    },
  },
];

/** Removes comparisons that nobody applied, and the lines that no undo needs any more. */
export const purgeRecordImports =
  (storage: Storage): RetentionTask =>
  async (db, now) => {
    await purgePictures({ db, storage }, new Date(now.getTime() - COMPARISON_LIFE_MS));
    await purgeSources({ db, storage }, new Date(now.getTime() - COMPARISON_LIFE_MS));
    await imports.purge(db, new Date(now.getTime() - COMPARISON_LIFE_MS));
    await rows.purge(db, new Date(now.getTime() - UNDO_LIFE_MS));
  };
