import autocannon from 'autocannon';
import { type Figures, measure, medianOf } from '../loops.ts';
import type { Shape } from './shapes.ts';
import { headersFor, type Shop, textOf } from './shop.ts';

export interface Effort {
  readonly seconds: number;
  readonly runs: number;
}

/** Each connection asks in an order of its own: else all would ask for the same at once. */
const shuffled = <T>(all: readonly T[], salt: number): T[] =>
  all.map((_, index) => all[(index * 7 + salt * 97) % all.length]).filter((one) => one !== undefined);

/** Loads the shop with a shape; the run in the middle. */
export function loadShop(shop: Shop, shape: Shape, { seconds, runs }: Effort): Promise<Figures> {
  if (shape.connections > 1) {
    return medianOf(runs, () => cannon({ address: `${shop.address}/api`, token: shop.token, shape, seconds }));
  }
  let asked = 0;
  const work = async (): Promise<void> => {
    const ask = shape.asks[(asked * 7) % shape.asks.length];
    asked += 1;
    if (ask) await textOf(shop, ask);
  };
  return medianOf(runs, () => measure({ width: 1, seconds, work }));
}

/** Loads a bare server with as many connections; the run in the middle. */
export const loadBare = (address: string, shape: Shape, { seconds, runs }: Effort): Promise<Figures> =>
  medianOf(runs, () => cannon({ address, token: '-', shape, seconds }));

interface Aim {
  readonly address: string;
  readonly token: string;
  readonly shape: Shape;
  readonly seconds: number;
}

async function cannon({ address, token, shape, seconds }: Aim): Promise<Figures> {
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
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}
