import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  complete,
  extend,
  join,
  openObject,
  parseSerialized,
  PreSerialized,
  serialize,
  serializedList,
  serializedObject,
} from './serialized.ts';

const text = fc.string({ unit: 'grapheme' });
const fields = fc.record({ title: text, price: fc.option(fc.double({ noNaN: true })), names: fc.array(text) });
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

describe('serialised JSON', () => {
  it('is the JSON of the value, in any letters', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseSerialized(new PreSerialized(serialize(value)))).toEqual(plain(value));
        expect(new PreSerialized(serialize(value)).payload.toString('utf8')).toBe(`{"data":${JSON.stringify(value)}}`);
      }),
    );
  });

  it('can be put together from parts', () => {
    fc.assert(
      fc.property(fc.array(fields), fields, fc.integer(), (all, more, count) => {
        const items = all.map((one) =>
          complete(join(extend(openObject(one), { count, isNew: true }), openObject({ more })), { none: null }),
        );
        const list = serializedObject<object>({ items: serializedList(items), total: count });
        const expected = all.map((one) => ({ ...one, count, isNew: true, more, none: null }));
        expect(parseSerialized(new PreSerialized(list))).toEqual(plain({ items: expected, total: count }));
      }),
    );
  });
});
