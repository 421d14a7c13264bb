import { type AdminAttribute, AttributeForm } from '@sjaj/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { EMPTY_DRAFT, EMPTY_VALUE, FIELDS, moved } from './draft.logic.ts';

const form: AttributeForm = {
  key: 'boja',
  title: { bs: 'Boja', en: 'Colour' },
  kind: 'choice',
  unit: null,
  isFilter: true,
  useRole: 'dilution',
  decidesEffect: true,
  order: 4,
  values: [
    { id: 7, title: { bs: 'plava', en: 'blue' }, swatch: '#1455aa' },
    { id: 8, title: { bs: 'prozirna' }, swatch: null },
  ],
};
const attribute: AdminAttribute = {
  ...form,
  id: 2,
  version: 1,
  name: 'Boja',
  values: form.values.map((value) => ({ ...value, id: value.id ?? 0, articles: 3 })),
};

it('converts a read record back unchanged', () => {
  expect(z.decode(FIELDS, z.encode(FIELDS, attribute))).toEqual(form);
  expect(AttributeForm.safeParse(z.decode(FIELDS, z.encode(FIELDS, attribute))).success).toBe(true);
});

it('refuses a value without a name and an invalid position', () => {
  const draft = { ...z.encode(FIELDS, attribute), order: 'prvi', values: [EMPTY_VALUE] };
  const { error } = AttributeForm.safeParse(z.decode(FIELDS, draft));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['order', 'values.0.title.bs']);
  expect(AttributeForm.safeParse(z.decode(FIELDS, EMPTY_DRAFT)).success).toBe(false);
});

it('moves a value and keeps all values', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.nat(20), fc.constantFrom(-1 as const, 1 as const), (list, from, step) => {
      expect([...moved(list, from, step)].sort()).toEqual([...list].sort());
    }),
  );
});
