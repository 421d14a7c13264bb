import type { Random } from '../random.ts';
import type { OrderEvent, Status } from './order.ts';
import type { User } from './users.ts';

/** The way on which an order comes to a status. */
const WAYS: Readonly<Record<Status, readonly Status[]>> = {
  [-1]: [-1],
  1: [1],
  2: [1, 2],
  3: [1, 3],
  4: [1, 2, 4],
  5: [1, 2, 4, 5],
  6: [1, 6],
  7: [1, 7],
  8: [1, 2, 4, 8],
  9: [9],
  10: [9, 10],
};

const HOUR = 3_600_000;

/** Hours that the step to a status takes, at least and at most. */
const STEP_HOURS: Readonly<Partial<Record<Status, readonly [number, number]>>> = {
  2: [1, 5],
  3: [2, 20],
  4: [18, 48],
  5: [20, 60],
  6: [2, 6],
  7: [2, 6],
  8: [20, 50],
  10: [0, 1],
};

const BY_STAFF_BECAUSE = ['Artikal nije dostupan', 'Prekoračen limit', 'Pogrešna adresa dostave'];
const BY_BUYER_BECAUSE = ['Dvostruka narudžba', 'Više nije potrebno', 'Pogrešan artikal ili količina'];

interface HistoryInput {
  readonly status: Status;
  readonly orderer: User;
  readonly staff: User;
  readonly placedAt: Date;
  readonly now: Date;
}

function reasonFor(to: Status, isByStaff: boolean, random: Random): string | null {
  if (to === 3) return random.pick(isByStaff ? BY_STAFF_BECAUSE : BY_BUYER_BECAUSE);
  return to === 8 ? 'Primalac nije bio na adresi' : null;
}

/** Every step of an order up to its status, none of them in the future. */
export function historyOf({ status, orderer, staff, placedAt, now }: HistoryInput, random: Random): OrderEvent[] {
  let at = placedAt.getTime();
  const isByStaff = random.chance(0.5);
  return WAYS[status].map((to, index) => {
    const hours = STEP_HOURS[to];
    if (index > 0 && hours)
      at = Math.min(at + random.between(hours[0] * 60, hours[1] * 60) * (HOUR / 60), now.getTime() - 60_000);
    const by = index === 0 || to === 10 || (to === 3 && !isByStaff) ? orderer : staff;
    const from = WAYS[status][index - 1] ?? null;
    return { from, to, at: new Date(at), by, reason: reasonFor(to, isByStaff, random) };
  });
}
