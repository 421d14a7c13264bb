import type { WebhookDelivery } from '@sjaj/contract';
import { stopwatch } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type GuardedResult, postGuarded } from '../../../platform/http/guarded-request.ts';
import { isPublicAddress } from '../../../platform/http/public-address.ts';
import { unseal } from '../../../platform/process/sealing.ts';
import type { JobContext } from '../../../platform/queue/jobs.ts';
import {
  afterAttempt,
  ANSWER_WITHIN_MS,
  isAccepted,
  LANES,
  LEASE,
  SET_ASIDE_AFTER,
  UNREACHABLE_PAUSE,
} from '../rules.ts';
import * as deliveries from '../store/deliveries.ts';
import { pause } from '../store/webhooks.ts';
import { sealOf } from './secrets.ts';
import { signatureOf } from './signature.ts';

export interface DeliveryDeps {
  readonly secretKey: Buffer;
  /** Whether an IP address is in a network of the owner, where webhooks may reach programs of the house. */
  readonly isOwnNetwork: (address: string) => boolean;
  /** ms for an answer; ten seconds where left out. */
  readonly answerWithinMs?: number;
}

/**
 * Sends what is due, a few messages at a time, until nothing is left. May run in several workers at once: each message is one
 * worker's.
 */
export async function deliverWebhooks(context: JobContext, deps: DeliveryDeps): Promise<void> {
  const { db, clock } = context;
  await deliveries.setAsideOld(db, new Date(clock().getTime() - SET_ASIDE_AFTER));
  const nextDue = claimsInTurn(context);
  await Promise.all(Array.from({ length: LANES }, () => deliverInLane(context, deps, nextDue)));
}

interface ClaimedDelivery {
  readonly due: deliveries.DueDelivery;
  readonly now: Date;
  /** To be called once the attempt has ended. */
  readonly end: () => void;
}

type NextDue = () => Promise<ClaimedDelivery | undefined>;

/**
 * The next message for a lane. Those of webhooks that no lane is busy with come first, then those of webhooks that have waited longest for
 * their turn: receivers that take long to answer, however many messages wait for them, keep nobody else's waiting. One lane claims at a
 * time, so that each knows what the others are busy with.
 */
function claimsInTurn({ db, clock }: JobContext): NextDue {
  const onTheWay = new Set<deliveries.DueDelivery>();
  /** In the order of their latest turns. */
  const hadTurn = new Set<number>();
  const claimNext: NextDue = async () => {
    const now = clock();
    const claim = { now, until: new Date(now.getTime() + LEASE) };
    const busy = [...onTheWay].map(({ webhookId }) => webhookId);
    const due = await deliveries.claim(db, claim, { busy, hadTurn: [...hadTurn] });
    if (!due) return undefined;
    onTheWay.add(due);
    hadTurn.delete(due.webhookId);
    hadTurn.add(due.webhookId);
    return { due, now, end: () => void onTheWay.delete(due) };
  };
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(claimNext);
    last = next.catch(() => undefined);
    return next;
  };
}

async function deliverInLane({ db, signal }: JobContext, deps: DeliveryDeps, nextDue: NextDue): Promise<void> {
  while (!signal.aborted) {
    const claimed = await nextDue();
    if (!claimed) return;
    const { due, now, end } = claimed;
    await deliverOne(db, due, { ...deps, now, signal }).finally(end);
  }
}

interface Attempt extends DeliveryDeps {
  readonly now: Date;
  readonly signal: AbortSignal;
}

async function deliverOne(db: Db, due: deliveries.DueDelivery, attempt: Attempt): Promise<void> {
  const { now } = attempt;
  const startedAt = stopwatch();
  const headers = headersFor(due, attempt);
  const result = headers ? await send(due, headers, attempt) : null;
  const status = result?.kind === 'answered' ? result.status : null;
  await deliveries.recordAttempt(db, due.id, {
    ...afterAttempt({ isSent: isAccepted(status), attempts: due.attempts, queuedAt: due.queuedAt }, now),
    status,
    error: errorOf(result),
    durationMs: Math.round(stopwatch() - startedAt),
    now,
  });
  if (result?.kind === 'failed') await pause(db, due.webhookId, new Date(now.getTime() + UNREACHABLE_PAUSE));
}

/** Null where the secret does not open: the worker has another key than the server. */
function headersFor(due: deliveries.DueDelivery, { secretKey, now }: Attempt): Readonly<Record<string, string>> | null {
  const seal = sealOf(secretKey, due.webhookId);
  const secret = due.secret && unseal(seal, due.secret);
  if (!secret) return null;
  const isPreviousValid = due.previousUntil !== null && due.previousUntil > now;
  const previous = isPreviousValid && due.previousSecret ? unseal(seal, due.previousSecret) : null;
  const message = { id: due.messageId, timestamp: Math.floor(now.getTime() / 1_000), body: due.body };
  const secrets = previous === null ? [secret] : [secret, previous];
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Sjaj-Webhooks/1',
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': secrets.map((one) => signatureOf(one, message)).join(' '),
  };
}

/** Networks of the owner may be reached without HTTPS, the internet may not. */
function send(
  { url, body }: deliveries.DueDelivery,
  headers: Readonly<Record<string, string>>,
  { isOwnNetwork, answerWithinMs = ANSWER_WITHIN_MS, signal }: Attempt,
): Promise<GuardedResult> {
  const isEncrypted = new URL(url).protocol === 'https:';
  const isAllowed = (address: string): boolean => isOwnNetwork(address) || (isEncrypted && isPublicAddress(address));
  return postGuarded({ url, headers, body, isAllowed, timeoutMs: answerWithinMs, signal });
}

function errorOf(result: GuardedResult | null): WebhookDelivery['error'] {
  if (result === null) return 'secret';
  if (result.kind === 'failed') return result.reason;
  if (isAccepted(result.status)) return null;
  return result.status >= 300 && result.status < 400 ? 'redirect' : 'status';
}
