import { expect, it } from 'vitest';
import { croatian, serbian } from './lexicon.ts';

it('puts Bosnian words into Croatian and keeps capitals', () => {
  expect(croatian('Tečni sapun u pakovanju od 5 L')).toBe('Tekući sapun u pakiranju od 5 L');
  expect(croatian('Hemijska zaštita, dužina 33 cm')).toBe('Kemijska zaštita, duljina 33 cm');
});

it('writes s and sa as each language does', () => {
  expect(croatian('kolica sa cjedilicom sa sapunom')).toBe('kolica s cjedilicom sa sapunom');
  expect(serbian('držač s ključem')).toBe('držač sa ključem');
});

it('puts Bosnian words into Serbian, always ijekavian', () => {
  expect(serbian('Papirni ručnici i osvježivač zraka')).toBe('Papirni peškiri i osvježivač vazduha');
  expect(serbian('Bijele hlače, suha para')).toBe('Bijele pantalone, suva para');
});

it('leaves marks and codes alone', () => {
  expect(croatian('EN 388, 4X43C, S3 SRC')).toBe('EN 388, 4X43C, S3 SRC');
});
