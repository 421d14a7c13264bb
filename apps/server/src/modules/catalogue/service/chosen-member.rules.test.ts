import { expect, it } from 'vitest';
import { chosenMember, type Member, namingOf } from './chosen-member.ts';

const SIZES = ['S', 'M', 'L', 'XL'];
const COLOURS = ['Crna', 'Tamnoplava'];
const values = [...SIZES, ...COLOURS].map((title, index) => ({ id: index + 1, title: { bs: title } }));
const valueIdOf = (title: string): number => values.find((value) => value.title.bs === title)?.id ?? 0;

const gloves: readonly Member[] = SIZES.map((size) => ({
  // The maker's catalogue number is one for all sizes.
  comparedCodes: [`ZR70001${size}`, 'ZR70001', ...(size === 'L' ? ['3870000700017'] : [])],
  valueIds: [valueIdOf(size)],
}));
const jackets: readonly Member[] = SIZES.flatMap((size) =>
  COLOURS.map((colour) => ({
    comparedCodes: [`${colour} ${size}`],
    valueIds: [valueIdOf(size), valueIdOf(colour)],
  })),
);
const chosen = (text: string, members = gloves) => chosenMember(namingOf(text), members, { values })?.comparedCodes[0];

it.each(['ZR-70001-XL', 'zr70001xl', 'ZR 70001 xl', ' zr.70001/XL ', 'ЗР-70001-XL'])(
  'takes %j for the size XL',
  (text) => {
    expect(chosen(text)).toBe('ZR70001XL');
  },
);

it.each(['ZR-7000l-XL', 'ZR7OOO1XL', 'ZR-70001-XLX'])('takes %j for the size XL, which it looks like', (text) => {
  expect(chosen(text)).toBe('ZR70001XL');
});

it('finds a member by its barcode', () => {
  expect(chosen('3870000700017')).toBe('ZR70001L');
});

it.each([
  ['rukavice nitril xl', 'ZR70001XL'],
  ['rukavice L', 'ZR70001L'],
  ['rukavice S', 'ZR70001S'],
])('takes %j for the size that it names', (text, code) => {
  expect(chosen(text)).toBe(code);
});

it.each(['ZR-70001', 'rukavice', 'rukavice s pamukom', 'sapun 5 l', 'rukavice M i L', ''])(
  'leaves all sizes together for %j',
  (text) => {
    expect(chosen(text)).toBeUndefined();
  },
);

it('needs as many values as tell a member apart', () => {
  expect(chosen('jakna xl crne', jackets)).toBe('Crna XL');
  expect(chosen('jakna xl', jackets)).toBeUndefined();
  expect(chosen('crna jakna', jackets)).toBeUndefined();
});

it.each(['bijeli dozator', 'beli dozator', 'бели дозатор'])('takes %j for the same colour', (text) => {
  const colours = ['Bijela', 'Crna'].map((title, index) => ({ id: index, title: { bs: title } }));
  const members = colours.map(({ id, title }) => ({ comparedCodes: [title.bs], valueIds: [id] }));
  expect(chosenMember(namingOf(text), members, { values: colours })?.comparedCodes).toEqual(['Bijela']);
});

it('takes the code of a member before the catalogue number that all of them have', () => {
  const cloths = ['PR50012', 'PR50013'].map((code, index) => ({ comparedCodes: [code, 'PR50012'], valueIds: [index] }));
  const of = (text: string) => chosenMember(namingOf(text), cloths, { values: [] })?.comparedCodes[0];
  expect([of('PR-50012'), of('PR-50013')]).toEqual(['PR50012', 'PR50013']);
});
