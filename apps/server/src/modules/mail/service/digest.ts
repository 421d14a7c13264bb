import { isLanguage } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { requestJob } from '../../../platform/queue/jobs.ts';
import { DELIVERY } from '../rules.ts';
import * as store from '../store/digest.ts';

/** More than that are counted instead: a person with so many opens the back office. */
const MOST_LINES = 50;
/** Lists every queue of work with what waits in it. */
const START_PAGE = '/admin';

/** One mail to each member of staff with everything that customers have asked for since the last one; none where that is nothing. */
export const sendDigests = (db: Db, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const readers = await store.takeWaiting(tx);
    for (const reader of readers)
      await store.queueDigest(tx, { reader, facts: factsOf(reader), link: linkOf(reader), now });
    if (readers.length > 0) await requestJob(tx, DELIVERY.job, {}, DELIVERY.key);
    return readers.length;
  });

/** The page of all that waits, where they have one. */
function linkOf({ entries }: store.Waiting): string {
  const [first, ...others] = new Set(entries.map(({ link }) => link));
  return others.length === 0 ? (first ?? START_PAGE) : START_PAGE;
}

function factsOf({ entries, language: stored }: store.Waiting) {
  const language = isLanguage(stored) ? stored : 'bs';
  const lines = entries.slice(0, MOST_LINES).map(({ kind, facts }) => text(language, kind, facts));
  const left = entries.length - lines.length;
  const more = left > 0 ? [text(language, 'mail.digestMore', { count: left })] : [];
  return { count: entries.length, lines: [...lines, ...more].join('\n') };
}
