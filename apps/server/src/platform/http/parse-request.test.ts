import { contract, type Route, zodOf } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { guardShape } from './parse-request.ts';

const bodies = Object.values(contract).flatMap((routes) =>
  Object.values(routes as Record<string, Route>).flatMap(({ body }) => body ?? []),
);

/** Of all lists in a schema the most items that one may have. */
function longestList(schema: unknown): number {
  if (schema === null || typeof schema !== 'object') return 0;
  const own = 'maxItems' in schema ? Number(schema.maxItems) : 0;
  return Math.max(own, ...Object.values(schema).map(longestList));
}

// An order of 400 lines could not be repeated: the guard thought of fewer lines than the schema.
it('lets every list through that a schema allows, and none without end', () => {
  const longest = Math.max(
    ...bodies.map((body) => longestList(z.toJSONSchema(zodOf(body), { io: 'input', unrepresentable: 'any' }))),
  );
  const listOf = (length: number) => ({ lines: Array.from({ length }, (_, place) => ({ id: place })) });
  expect(() => guardShape(listOf(longest))).not.toThrow();
  expect(() => guardShape(listOf(2_001))).toThrow('request.invalid');
});

it('refuses what is too deep, has too many keys or texts that no database keeps', () => {
  const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);
  const wide = (keys: number) => Object.fromEntries(Array.from({ length: keys }, (_, place) => [`k${place}`, 1]));
  for (const fine of [deep(8), wide(100), 'Žuta krpa 🧽']) expect(() => guardShape(fine)).not.toThrow();
  for (const bad of [deep(9), wide(101), ['a\0b'], { note: 'a\uD800' }]) expect(() => guardShape(bad)).toThrow();
});
