import { type API_KEY_STATES, CAPABILITIES, type Capability } from '@sjaj/contract';
import { addDays, businessDate, startOfDay } from '@sjaj/domain';

/** Characters of a key that are stored readably. */
export const SHOWN_LENGTH = 10;
/** How old the stored time of the last use may become, in ms: a busy key costs one write a minute. */
export const USED_EVERY_MS = 60_000;

export interface ApiKey {
  readonly id: number;
  readonly title: string;
  readonly capabilities: readonly string[];
  readonly requestsPerMinute: number;
  /** Exclusive; null for no end. */
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly createdById: number;
  /** Whether who has made it is an active administrator. */
  readonly isBacked: boolean;
}

/** Whether a key works. One works only while who has made it, and knows it, may still grant rights. */
export function stateOf(
  { revokedAt, expiresAt, isBacked }: Pick<ApiKey, 'expiresAt' | 'isBacked' | 'revokedAt'>,
  now: Date,
): (typeof API_KEY_STATES)[number] {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return isBacked ? 'active' : 'blocked';
}

/** A capability that the shop no longer has is left out. */
export const knownCapabilities = (granted: readonly string[]): readonly Capability[] =>
  CAPABILITIES.filter((one) => granted.includes(one));

/** The end of the last business day. */
export const endOf = (expiresOn: string | null): Date | null =>
  expiresOn === null ? null : startOfDay(addDays(expiresOn, 1));

export const lastDayOf = (expiresAt: Date | null): string | null =>
  expiresAt === null ? null : businessDate(new Date(expiresAt.getTime() - 1));
