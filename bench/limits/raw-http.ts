import { fork } from 'node:child_process';
import { sendRequest } from '../load/http-client.ts';
import { type Figures, measure, medianOf } from '../load/measure.ts';
import type { Effort } from '../load/measure-row.ts';
import { cpuOf } from '../load/processes.ts';
import { seededRandom } from '../load/random.ts';
import { type Row, sendToApi, type Target } from '../load/row.ts';

const ANSWERS = 100;
const SEED = 11;

/** A raw limit, with ms of processor time per request. */
export interface RawFigures extends Figures {
  readonly server: number;
}

/** The answers of a row, sent by a bare `node:http` server in a process of its own. */
export async function measureRawHttp(target: Target, row: Row, { seconds, runs }: Effort): Promise<RawFigures | null> {
  const { request } = row;
  if (!request) return null;
  const random = seededRandom(SEED);
  const answers: string[] = [];
  while (answers.length < ANSWERS) answers.push(await sendToApi(target.address, request(target.manifest, random)));
  const child = fork(new URL('bare-server.ts', import.meta.url));
  const port = await new Promise<number>((resolve) => {
    child.once('message', (message) => resolve(message as number));
    child.send(answers);
  });
  const address = `http://127.0.0.1:${port}`;
  const plain = { method: 'POST', path: '/', headers: { 'content-type': 'application/json' }, body: '{}' };
  let requests = 0;
  const figures = await medianOf(runs, async () => {
    const run = await measure({
      connections: row.connections,
      seconds,
      warmUpSeconds: 0.5,
      work: async () => void (await sendRequest(address, plain)),
    });
    requests += run.requests;
    return run;
  });
  const server = cpuOf(child.pid ?? 0) / Math.max(1, requests);
  child.disconnect();
  return { ...figures, server };
}
