import type { ChildProcess } from 'node:child_process';
import autocannon from 'autocannon';
import { type Figures, measure, medianOf } from '../loops.ts';
import type { Shape } from './shapes.ts';
import { headersFor, type Shop, stateOf, textOf } from './shop.ts';

export interface Effort {
  readonly seconds: number;
  readonly runs: number;
}

/** Each connection asks in an order of its own: else all would ask for the same at once. */
const shuffled = <T>(all: readonly T[], salt: number): T[] =>
  all.map((_, index) => all[(index * 7 + salt * 97) % all.length]).filter((one) => one !== undefined);

/** What a load measured, and how long the server's processor took for a request, in ms. */
export interface Loaded extends Figures {
  readonly cpuMs: number;
}

/** A load, with how many answers it got in all. */
type Load = () => Promise<Figures & { readonly answers: number }>;

/** The run in the middle; processor time over all of them. */
async function loaded(child: ChildProcess, runs: number, load: Load): Promise<Loaded> {
  const before = await stateOf(child);
  let answers = 0;
  const figures = await medianOf(runs, async () => {
    const run = await load();
    answers += run.answers;
    return run;
  });
  const { cpuMs } = await stateOf(child);
  return { ...figures, cpuMs: (cpuMs - before.cpuMs) / Math.max(1, answers) };
}

/** Loads the shop with a shape; the run in the middle. */
export function loadShop(shop: Shop, shape: Shape, { seconds, runs }: Effort): Promise<Loaded> {
  if (shape.connections > 1) {
    const aim = { address: `${shop.address}/api`, token: shop.token, shape, seconds };
    return loaded(shop.child, runs, () => cannon(aim));
  }
  return loaded(shop.child, runs, async () => {
    let answers = 0;
    const work = async (): Promise<void> => {
      const ask = shape.asks[(answers * 7) % shape.asks.length];
      answers += 1;
      if (ask) await textOf(shop, ask);
    };
    return { ...(await measure({ width: 1, seconds, work })), answers };
  });
}

interface Bare {
  readonly address: string;
  readonly child: ChildProcess;
}

/** Loads a bare server with as many connections; the run in the middle. */
export const loadBare = ({ address, child }: Bare, shape: Shape, { seconds, runs }: Effort): Promise<Loaded> =>
  loaded(child, runs, () => cannon({ address, token: '-', shape, seconds }));

interface Aim {
  readonly address: string;
  readonly token: string;
  readonly shape: Shape;
  readonly seconds: number;
}

async function cannon({ address, token, shape, seconds }: Aim): ReturnType<Load> {
  let clients = 0;
  const { requests, latency, non2xx } = await autocannon({
    url: address,
    connections: shape.connections,
    duration: seconds,
    setupClient: (client) => {
      clients += 1;
      const { pathname } = new URL(address);
      const asks = shuffled(shape.asks, clients).map((ask) => ({
        method: ask.method,
        path: `${pathname === '/' ? '' : pathname}${ask.path}`,
        headers: headersFor({ token }, ask),
        ...(ask.body === undefined ? {} : { body: ask.body }),
      }));
      client.setRequests(asks);
    },
  });
  if (non2xx > 0) throw new Error(`${shape.name}: ${non2xx} answers were not 200`);
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, answers: requests.total };
}
