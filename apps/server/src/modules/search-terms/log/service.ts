import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import { pruneSearches, type Searched, writeSearches } from './store.ts';

/** A search as a caller made it. The caller is kept in memory only, until the typing has come to rest. */
interface Search {
  /** Tells callers apart; never written. */
  readonly caller: string;
  readonly text: string;
  readonly language: string;
  readonly hits: number;
}

/** Takes searches in without waiting for the database. */
export interface SearchLog {
  /** A full search. */
  noteSearch(search: Search): void;
  /** Suggestions for a text that may still be typed on: counted where the same caller asks for nothing else soon. */
  noteTyping(search: Search): void;
  /** Writes down what is there now. It runs by itself every second. */
  flush(): Promise<void>;
  /** Writes down everything, what is still being typed included. */
  stop(): Promise<void>;
}

interface Settings {
  readonly db: Db;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

const FLUSH_EVERY = 1_000;
const PRUNE_EVERY = 3_600_000;
const RETENTION_MS = 90 * 24 * 3_600_000;
/** ms without another letter. */
const SETTLED_AFTER = 2_000;
/** More than this at once is not noted: the log serves to learn from, and the shop goes first. */
const MOST_TEXTS = 2_000;
const MOST_TYPING = 5_000;
const LONGEST = 64;

interface Typing {
  readonly search: Search;
  readonly until: number;
}

/** Opens the log of searches; one for the whole server. */
export function openSearchLog({ db, clock, onError }: Settings): SearchLog {
  const typing = new Map<string, Typing>();
  let waiting = new Map<string, Searched>();
  let pruneAt = 0;
  let writing: Promise<void> = Promise.resolve();
  const now = (): number => clock().getTime();

  function take({ text, language, hits }: Search): void {
    const plain = plainText(text);
    if (plain === null) return;
    const key = `${language} ${plain}`;
    const known = waiting.get(key);
    if (!known && waiting.size >= MOST_TEXTS) return;
    waiting.set(key, { text: plain, language, hits, searches: (known?.searches ?? 0) + 1 });
  }

  /** Takes over those who have stopped typing; the map is in the order of their last letters. */
  function flushDue(at: number): void {
    for (const [caller, { search, until }] of typing) {
      if (until > at) break;
      typing.delete(caller);
      take(search);
    }
  }

  async function write(): Promise<void> {
    const taken = waiting;
    waiting = new Map();
    await writeSearches(db, [...taken.values()], clock());
    if (now() < pruneAt) return;
    pruneAt = now() + PRUNE_EVERY;
    await pruneSearches(db, new Date(now() - RETENTION_MS));
  }

  /** One write at a time. */
  function flush(): Promise<void> {
    flushDue(now());
    writing = writing.then(write).catch(onError);
    return writing;
  }

  const timer = setInterval(() => void flush(), FLUSH_EVERY);
  return {
    noteSearch(search) {
      typing.delete(search.caller);
      take(search);
    },
    noteTyping(search) {
      const wasTyping = typing.delete(search.caller);
      if (wasTyping || typing.size < MOST_TYPING) typing.set(search.caller, { search, until: now() + SETTLED_AFTER });
    },
    flush,
    async stop() {
      clearInterval(timer);
      flushDue(Number.POSITIVE_INFINITY);
      await flush();
    },
  };
}

/** As it is counted: lower case, single spaces. Null for what may tell who somebody is, such as an address of mail. */
export function plainText(text: string): string | null {
  const plain = text.trim().replace(/\s+/g, ' ').slice(0, LONGEST).toLowerCase();
  return plain === '' || plain.includes('@') ? null : plain;
}
