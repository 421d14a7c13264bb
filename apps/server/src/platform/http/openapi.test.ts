import { contract } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { openApiOf } from './openapi.ts';

const { paths } = (await openApiOf(contract)) as { paths: Record<string, Record<string, { parameters: object[] }>> };

it('tells of each part of a path what it is', () => {
  const { parameters } = paths['/api/shopping-cart/apply-discount-code/{cartId}/{code}']?.['post'] ?? {};
  expect(parameters).toMatchObject([
    { name: 'cartId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
    { name: 'code', in: 'path', required: true, schema: { type: 'string', maxLength: 32 } },
  ]);
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
