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
  run<T>(asker: QueueOwner, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly asker: QueueOwner;
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

  function enqueue(asker: QueueOwner): Promise<void> {
    const counts = countByNetwork(waiting);
    if ((counts.get(asker.network) ?? 0) >= waitingPerNetwork) throw refusal();
    if (waiting.length >= places) makeRoom(asker, counts);
    return new Promise((start, reject) => {
      waiting.push({ asker, start, refuse: () => reject(refusal()) });
    });
  }

  function makeRoom({ network }: QueueOwner, counts: ReadonlyMap<string, number>): void {
    const [largest = '', most = 0] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
    if (most <= (counts.get(network) ?? 0) + 1) throw refusal();
    const last = waiting.findLast(({ asker }) => asker.network === largest);
    waiting = waiting.filter((each) => each !== last);
    last?.refuse();
  }

  function begin(asker: QueueOwner): void {
    running.push(asker);
    turns.note(asker);
  }

  function startNext(): void {
    const next = turns.first(waiting.filter(({ asker }) => mayStart(asker)));
    if (!next) return;
    waiting = waiting.filter((each) => each !== next);
    begin(next.asker);
    next.start();
  }

  return {
    async run(asker, work) {
      if (mayStart(asker)) begin(asker);
      else await enqueue(asker);
      try {
        return await work();
      } finally {
        running.splice(running.indexOf(asker), 1);
        startNext();
      }
    },
  };
}

function countByNetwork(waiting: readonly Waiting[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { asker } of waiting) counts.set(asker.network, (counts.get(asker.network) ?? 0) + 1);
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
    const [networkA, accountA] = keysOf(a.asker).map(turnOf) as [number, number];
    const [networkB, accountB] = keysOf(b.asker).map(turnOf) as [number, number];
    return networkA === networkB ? accountA < accountB : networkA < networkB;
  };
  return {
    note(asker: QueueOwner): void {
      if (turns.size >= MAX_CACHED) turns.clear();
      turn += 1;
      for (const key of keysOf(asker)) turns.set(key, turn);
    },
    /** Of those with the same last turn, the one that came first. */
    first: (waiting: readonly Waiting[]): Waiting | undefined =>
      waiting.reduce<Waiting | undefined>((best, each) => (best && !isBefore(each, best) ? best : each), undefined),
  };
}
