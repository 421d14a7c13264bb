import { parseJson, readStored, STORAGE_KEYS, writeStored } from '@sjaj/app-kit';
import { EMPTY_REQUEST, type RequestDraft } from './request.logic.ts';

interface StoredRequest {
  readonly draft: RequestDraft;
  /** The idempotency key of what is typed: a repetition after a lost answer is stored once. */
  readonly key: string;
}

const isRecord = (value: unknown): value is Partial<StoredRequest> => value !== null && typeof value === 'object';

/** What was typed in this tab. Consent has to be given again after a reload. */
export function storedRequest(): StoredRequest {
  const stored = parseJson(readStored(STORAGE_KEYS.accountRequest, 'session'), isRecord, {});
  return {
    draft: { ...EMPTY_REQUEST, ...stored.draft, acceptsTerms: false },
    key: stored.key ?? crypto.randomUUID(),
  };
}

export const storeRequest = (request: StoredRequest): void =>
  void writeStored(STORAGE_KEYS.accountRequest, JSON.stringify(request), 'session');

/** Deletes a request that was sent. */
export const deleteStoredRequest = (): void => void writeStored(STORAGE_KEYS.accountRequest, null, 'session');
