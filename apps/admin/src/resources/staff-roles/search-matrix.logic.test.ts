import { expect, it } from 'vitest';
import { searchMatrix } from './search-matrix.logic.ts';

const ROLES = [{ name: 'Magaciner' }, { name: 'Računovodstvo' }];
const AREAS = [
  {
    title: 'Narudžbe',
    capabilities: [
      { name: 'Vidi narudžbe', hint: 'Popis i pojedinosti' },
      { name: 'Odlučuje o narudžbama', hint: 'Odobrava i odbija' },
    ],
  },
  { title: 'Katalog', capabilities: [{ name: 'Uređuje artikle', hint: 'Tekstovi, slike, cijene' }] },
];
const shownFor = (typed: string) => {
  const { roles, areas } = searchMatrix(typed, ROLES, AREAS);
  return [roles.map(({ name }) => name), areas.flatMap(({ capabilities }) => capabilities.map(({ name }) => name))];
};
const ALL_RIGHTS = ['Vidi narudžbe', 'Odlučuje o narudžbama', 'Uređuje artikle'];

it('shows everything where nothing is typed', () => {
  expect(shownFor('')).toEqual([['Magaciner', 'Računovodstvo'], ALL_RIGHTS]);
});

it('finds a role by its name in either script, without accents, with all its rights', () => {
  expect(shownFor('racunovod')).toEqual([['Računovodstvo'], ALL_RIGHTS]);
  expect(shownFor('Рачуновод')).toEqual([['Računovodstvo'], ALL_RIGHTS]);
});

it('finds rights by name, hint and area, with all roles', () => {
  expect(shownFor('odbija')).toEqual([['Magaciner', 'Računovodstvo'], ['Odlučuje o narudžbama']]);
  expect(shownFor('katalog')).toEqual([['Magaciner', 'Računovodstvo'], ['Uređuje artikle']]);
  expect(shownFor('bicikl')).toEqual([['Magaciner', 'Računovodstvo'], []]);
});
