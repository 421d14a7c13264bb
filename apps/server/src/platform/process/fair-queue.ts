/** Who asks: a network and the account within it. Each gets an equal share of its level. */
export interface QueueOwner {
  readonly network: string;
  readonly account: string;
}

interface FairQueueSettings {
  /** How much work runs at the same time. */
  readonly atOnce: number;
  /** How much of it for one network; without it, all. */
  readonly atOncePerNetwork?: number;
  /** How much may wait in all, and for one network. */
  readonly waiting: number;
  readonly waitingPerNetwork: number;
  /** The error for work that finds no place. */
  readonly refusal: () => Error;
}

interface FairQueue {
  /** Runs the work when it is its turn; rejects with the refusal where too much waits. */
  run<T>(owner: QueueOwner, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly owner: QueueOwner;
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * Schedules networks round-robin, and within one its accounts: the one that was served longest ago is next, so that a
 * network with forty requests delays another one's first by what is running, and no more. Where all places are taken, the network
 * that has most waiting gives up its last one.
 */
export function fairQueue(settings: FairQueueSettings): FairQueue {
  const { atOnce, atOncePerNetwork = atOnce, waiting: places, waitingPerNetwork, refusal } = settings;
  const turns = lastTurns();
  const running: QueueOwner[] = [];
  let waiting: Waiting[] = [];

  const mayStart = ({ network }: QueueOwner): boolean =>
    running.length < atOnce && running.filter((each) => each.network === network).length < atOncePerNetwork;

  function enqueue(owner: QueueOwner): Promise<void> {
    const counts = countByNetwork(waiting);
    if ((counts.get(owner.network) ?? 0) >= waitingPerNetwork) throw refusal();
    if (waiting.length >= places) makeRoom(owner, counts);
    return new Promise((start, reject) => {
      waiting.push({ owner, start, refuse: () => reject(refusal()) });
    });
  }

  function makeRoom({ network }: QueueOwner, counts: ReadonlyMap<string, number>): void {
    const [largest = '', most = 0] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
    if (most <= (counts.get(network) ?? 0) + 1) throw refusal();
    const last = waiting.findLast(({ owner }) => owner.network === largest);
    waiting = waiting.filter((each) => each !== last);
    last?.refuse();
  }

  function begin(owner: QueueOwner): void {
    running.push(owner);
    turns.note(owner);
  }

  function startNext(): void {
    const next = turns.first(waiting.filter(({ owner }) => mayStart(owner)));
    if (!next) return;
    waiting = waiting.filter((each) => each !== next);
    begin(next.owner);
    next.start();
  }

  return {
    async run(owner, work) {
      if (mayStart(owner)) begin(owner);
      else await enqueue(owner);
      try {
        return await work();
      } finally {
        running.splice(running.indexOf(owner), 1);
        startNext();
      }
    },
  };
}

function countByNetwork(waiting: readonly Waiting[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { owner } of waiting) counts.set(owner.network, (counts.get(owner.network) ?? 0) + 1);
  return counts;
}

const MAX_CACHED = 1_000;

/** When each network and each account of one had its last turn. */
function lastTurns() {
  const turns = new Map<string, number>();
  let turn = 0;
  const keysOf = ({ network, account }: QueueOwner) => [network, `${network} ${account}`] as const;
  const turnOf = (key: string): number => turns.get(key) ?? 0;
  const isBefore = (a: Waiting, b: Waiting): boolean => {
    const [networkA, accountA] = keysOf(a.owner).map(turnOf) as [number, number];
    const [networkB, accountB] = keysOf(b.owner).map(turnOf) as [number, number];
    return networkA === networkB ? accountA < accountB : networkA < networkB;
  };
  return {
    note(owner: QueueOwner): void {
      if (turns.size >= MAX_CACHED) turns.clear();
      turn += 1;
      for (const key of keysOf(owner)) turns.set(key, turn);
    },
    /** Of those with the same last turn, the one that came first. */
    first: (waiting: readonly Waiting[]): Waiting | undefined =>
      waiting.reduce<Waiting | undefined>((best, each) => (best && !isBefore(each, best) ? best : each), undefined),
  };
}
