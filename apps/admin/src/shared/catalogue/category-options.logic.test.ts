import { expect, it } from 'vitest';
import { categoryOptions } from './category-options.logic.ts';

it('names each category by its whole way', () => {
  const options = categoryOptions([
    { id: 3, title: 'Rukavice', parentCategoryId: 2 },
    { id: 2, title: 'Zaštita ruku', parentCategoryId: 1 },
    { id: 1, title: 'Zaštita na radu', parentCategoryId: null },
    { id: 4, title: 'Čišćenje', parentCategoryId: null },
  ]);
  expect(options).toEqual([
    { value: '4', label: 'Čišćenje' },
    { value: '1', label: 'Zaštita na radu' },
    { value: '2', label: 'Zaštita na radu › Zaštita ruku' },
    { value: '3', label: 'Zaštita na radu › Zaštita ruku › Rukavice' },
  ]);
});

it('ends where parents go round in a circle, or are missing', () => {
  const circle = [
    { id: 1, title: 'A', parentCategoryId: 2 },
    { id: 2, title: 'B', parentCategoryId: 1 },
    { id: 3, title: 'C', parentCategoryId: 99 },
  ];
  expect(categoryOptions(circle).map(({ label }) => label)).toEqual(['A › B', 'B › A', 'C']);
});
