import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enveloped, fieldsOf, joined, jsonBytes, listOf, opened, read, PreSerialized } from './json-bytes.ts';

const text = fc.string({ unit: 'grapheme' });
const fields = fc.record({ title: text, price: fc.option(fc.double({ noNaN: true })), names: fc.array(text) });

describe('JSON in bytes', () => {
  it('stands for the value that it was made of, in any letters', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(read(new PreSerialized(jsonBytes(value)))).toEqual(plain);
        expect(enveloped(jsonBytes(value)).toString('utf8')).toBe(`{"data":${JSON.stringify(value)}}`);
      }),
    );
  });

  it('is put together of pieces', () => {
    fc.assert(
      fc.property(fc.array(fields), fields, (all, more) => {
        const pieces = all.map((one) => joined(`${opened(one)},${fieldsOf({ more })}}`));
        expect(read(new PreSerialized(listOf(pieces)))).toEqual(
          all.map((one) => JSON.parse(JSON.stringify({ ...one, more })) as unknown),
        );
      }),
    );
  });
});
