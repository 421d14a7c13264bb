import { CallFailed } from '@sjaj/client';
import { UPLOAD_LIMITS, type UploadPurpose } from '@sjaj/contract';
import { createStore, type Store } from '@tanstack/react-store';
import { isOffline, messageOf } from '../api/failure.ts';
import { t } from '../texts/texts.ts';

/** `lost`: the connection was lost; sent again once the device is online. `failed`: may be sent again. `refused`: may not. */
type UploadState = 'waiting' | 'sending' | 'stored' | 'lost' | 'failed' | 'refused';

export interface UploadItem<T> {
  readonly key: string;
  readonly file: File;
  readonly state: UploadState;
  /** Between 0 and 1. */
  readonly share: number;
  /** Why it was refused or has failed. */
  readonly error: string | null;
  /** An address of the picture on this device. */
  readonly pictureUrl: string | null;
  /** The answer of the server, once it is stored. */
  readonly stored: T | null;
}

export interface SendProgress {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  /** The same for every attempt of a file, so that none is stored twice. */
  readonly idempotencyKey: string;
}

export interface UploadsSettings<T> {
  readonly purpose: UploadPurpose;
  readonly send: (file: File, progress: SendProgress) => Promise<T>;
  /** How many files there may be. */
  readonly most?: number;
  readonly onStored?: (stored: T) => void;
}

export interface Uploads<T> {
  readonly store: Store<readonly UploadItem<T>[]>;
  readonly purpose: UploadPurpose;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  /** Cancels what is being sent, and takes the file off the list. */
  readonly remove: (key: string) => void;
  /** Sends again what the connection has lost. */
  readonly resume: () => void;
  /** Takes all files off the list. */
  readonly clear: () => void;
}

const MB = 1_048_576;
const MOST_AT_ONCE = 2;
const MOST_FILES = 30;

/** Why a file is not even sent; the server has the last word. */
function refusalOf({ size }: File, purpose: UploadPurpose): string | null {
  if (size === 0) return t('uploads.empty');
  const { mostBytes } = UPLOAD_LIMITS[purpose];
  return size > mostBytes ? t('uploads.tooLarge', { size: mostBytes / MB }) : null;
}

const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof CallFailed) || error.status >= 500 || error.status === 429;

const freeUrl = (url: string | null): void => {
  if (url) URL.revokeObjectURL(url);
};

/** A list of files that are sent two at a time, each with its progress. It lives outside of components, so a page may change while it sends. */
export function createUploads<T>({ purpose, send, most = MOST_FILES, onStored }: UploadsSettings<T>): Uploads<T> {
  const store = createStore<readonly UploadItem<T>[]>([]);
  const running = new Map<string, AbortController>();

  const change = (key: string, changes: Partial<UploadItem<T>>): void =>
    store.setState((items) => items.map((item) => (item.key === key ? { ...item, ...changes } : item)));

  async function sendOne({ key, file }: UploadItem<T>): Promise<void> {
    const controller = new AbortController();
    running.set(key, controller);
    change(key, { state: 'sending', share: 0, error: null });
    try {
      const onProgress = (share: number): void => change(key, { share });
      const stored = await send(file, { signal: controller.signal, onProgress, idempotencyKey: key });
      change(key, { state: 'stored', share: 1, stored });
      onStored?.(stored);
    } catch (error) {
      if (!controller.signal.aborted) change(key, failureOf(error));
    } finally {
      running.delete(key);
      startNext();
    }
  }

  function startNext(): void {
    for (const item of store.state) {
      if (running.size >= MOST_AT_ONCE) return;
      if (item.state === 'waiting' && !running.has(item.key)) void sendOne(item);
    }
  }

  const wait = (isChosen: (item: UploadItem<T>) => boolean): void => {
    store.setState((items) =>
      items.map((item) => (isChosen(item) ? { ...item, state: 'waiting', error: null } : item)),
    );
    startNext();
  };

  return {
    store,
    purpose,
    add(files) {
      const room = Math.max(0, most - store.state.filter(({ state }) => state !== 'refused').length);
      const added = files.map((file, index): UploadItem<T> => {
        const error = index < room ? refusalOf(file, purpose) : t('uploads.tooMany', { count: most });
        return {
          key: crypto.randomUUID(),
          file,
          state: error === null ? 'waiting' : 'refused',
          share: 0,
          error,
          pictureUrl: file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
          stored: null,
        };
      });
      store.setState((items) => [...items, ...added]);
      startNext();
    },
    retry: (key) => wait((item) => item.key === key && (item.state === 'failed' || item.state === 'lost')),
    resume: () => wait(({ state }) => state === 'lost'),
    remove(key) {
      running.get(key)?.abort();
      freeUrl(store.state.find((item) => item.key === key)?.pictureUrl ?? null);
      store.setState((items) => items.filter((item) => item.key !== key));
    },
    clear() {
      for (const controller of running.values()) controller.abort();
      for (const { pictureUrl } of store.state) freeUrl(pictureUrl);
      store.setState(() => []);
    },
  };
}

function failureOf(error: unknown): { readonly state: UploadState; readonly error: string } {
  if (isOffline(error)) return { state: 'lost', error: t('uploads.lost') };
  return { state: isWorthRetrying(error) ? 'failed' : 'refused', error: messageOf(error) };
}
