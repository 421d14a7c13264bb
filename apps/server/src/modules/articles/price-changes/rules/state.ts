import { type PriceChangeView, PRICE_UNDO_DAYS } from '@sjaj/contract';
import { Problem } from '../../../../platform/problem.ts';

type State = PriceChangeView['state'];

const DAY_MS = 24 * 3_600_000;
/** A proposal that nobody applied is deleted after this. */
export const PROPOSAL_LIFE_MS = 30 * DAY_MS;

interface ApplyDecision {
  readonly doubtful: 'take' | 'leave_out' | null;
  readonly startsOn: string | null;
  /** In the shop's time zone. */
  readonly today: string;
}

interface Proposal {
  readonly state: State;
  readonly changed: number;
  readonly doubtful: number;
}

/** 404 for an unknown change; 409 for one that is no proposal any more. */
export function checkProposed<Stored extends { readonly state: State }>(
  stored: Stored | undefined,
): asserts stored is Stored {
  if (!stored) throw new Problem('records.not_found', 404);
  if (stored.state !== 'proposed') throw new Problem('prices.decided', 409);
}

/** The same, and 409 where nothing would change, doubtful prices are undecided or the day is over. */
export function checkAppliable<Stored extends Proposal>(
  stored: Stored | undefined,
  { doubtful, startsOn, today }: ApplyDecision,
): asserts stored is Stored {
  checkProposed(stored);
  if (stored.changed === 0) throw new Problem('prices.none_left', 409);
  if (stored.doubtful > 0 && doubtful === null) {
    throw new Problem('prices.decide_doubtful', 409, { facts: { count: stored.doubtful } });
  }
  if (startsOn !== null && startsOn < today) throw new Problem('prices.day_past', 409);
}

interface Ended {
  readonly state: State;
  readonly endedAt: Date | null;
  readonly done: number;
}

export const canUndo = ({ state, endedAt, done }: Ended, now: Date): boolean =>
  state === 'done' && done > 0 && endedAt !== null && now.getTime() - endedAt.getTime() <= PRICE_UNDO_DAYS * DAY_MS;
