import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { proxyWarning } from './proxy-warning.ts';

function opened(trustedProxies: number) {
  let now = 0;
  const warnings: unknown[] = [];
  const warn = proxyWarning({
    trustedProxies,
    elapsed: () => now,
    log: { warn: (at: unknown) => warnings.push(at) },
  });
  const app = Fastify();
  app.addHook('onRequest', async (request) => warn(request));
  const send = (headers: Record<string, string>) => app.inject({ url: '/', headers, remoteAddress: '10.0.0.1' });
  return { warnings, send, wait: (ms: number) => (now += ms) };
}

it('warns once an hour of a proxy that is not trusted', async () => {
  const { warnings, send, wait } = opened(0);
  await send({});
  expect(warnings).toEqual([]);
  for (let n = 0; n < 3; n += 1) await send({ 'x-forwarded-for': '203.0.113.1' });
  expect(warnings).toEqual([{ proxy: '10.0.0.1' }]);
  wait(3_600_000);
  await send({ 'x-forwarded-for': '203.0.113.1' });
  expect(warnings).toHaveLength(2);
});

it('says nothing where proxies are trusted', async () => {
  const { warnings, send } = opened(1);
  await send({ 'x-forwarded-for': '203.0.113.1' });
  expect(warnings).toEqual([]);
});
