import { contract } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { openApiOf } from './openapi.ts';

interface Operation {
  readonly parameters?: readonly object[];
  readonly responses?: Readonly<Record<string, { readonly description: string }>>;
}

const { paths } = (await openApiOf(contract)) as { paths: Record<string, Record<string, Operation>> };

it('tells of each part of a path what it is', () => {
  const { parameters } = paths['/api/shopping-cart/apply-discount-code/{cartId}/{code}']?.['post'] ?? {};
  expect(parameters?.slice(0, 2)).toMatchObject([
    { name: 'cartId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
    { name: 'code', in: 'path', required: true, schema: { type: 'string', maxLength: 32 } },
  ]);
});

it('tells of the proof of work that a call needs near its limit, and of none where there is none', () => {
  const subscribe = paths['/api/newsletter/send-subscription-request']?.['post'];
  expect(subscribe).toMatchObject({
    parameters: [{ name: 'Proof-Solution', in: 'header', required: false }],
    responses: { 429: { headers: { 'Retry-After': {}, 'Proof-Challenge': {} } } },
  });
  expect(subscribe?.responses?.[429]?.description).toBe(
    'More than 10 requests within 3600 s. After 5 each needs a proof of work.',
  );
  expect(paths['/api/shopping-cart/checkout']?.['post']?.responses?.[429]?.description).toBe(
    'More than 10 requests within 60 s.',
  );
});

it('has every call of the contract', () => {
  const calls = Object.values(contract).flatMap((routes) => Object.values(routes));
  for (const { method, path } of calls) expect(paths[`/api${path}`]).toHaveProperty(method.toLowerCase());
});

it('lets the event loop turn after each call', async () => {
  let isDone = false;
  let turns = 0;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await openApiOf(contract);
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(Object.keys(paths).length);
});
