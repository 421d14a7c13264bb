import { useLayoutEffect, useState } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '@sjaj/app-kit';
import { useBuyerKey, useProfile } from '../../shared/session/profile.ts';
import { type ComplaintDraft, draftFrom, EMPTY_DRAFT } from './draft.logic.ts';

interface Stored {
  readonly draft: ComplaintDraft;
  /** Idempotency key of the draft as it is: each change is another request. */
  readonly key: string;
}

function readDraft(storageKey: string): Stored | null {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? 'null');
    if (stored === null || typeof stored !== 'object' || !('key' in stored) || !('draft' in stored)) return null;
    return typeof stored.key === 'string' ? { key: stored.key, draft: draftFrom(stored.draft, Date.now()) } : null;
  } catch {
    return null;
  }
}

/**
 * The draft of a complaint, stored on the device for this user until it is sent: it survives a reload, a closed tab and a lost
 * connection.
 */
export function useComplaintDraft() {
  const storageKey = `${STORAGE_KEYS.complaintDraft}.${useBuyerKey()}`;
  const { firstName, lastName, phoneNumber } = useProfile().userData;
  const fresh = (): Stored => ({
    draft: { ...EMPTY_DRAFT, contactPerson: `${firstName} ${lastName}`, contactPhone: phoneNumber ?? '' },
    key: crypto.randomUUID(),
  });
  const [stored, setStored] = useState(() => readDraft(storageKey) ?? fresh());
  useLayoutEffect(() => {
    writeStored(storageKey, JSON.stringify(stored));
  }, [storageKey, stored]);
  return {
    ...stored,
    change: (part: Partial<ComplaintDraft>): void =>
      setStored(({ draft }) => ({ draft: { ...draft, ...part }, key: crypto.randomUUID() })),
    discard: (): void => {
      setStored(fresh());
      writeStored(storageKey, null);
    },
  };
}
