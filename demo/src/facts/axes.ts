import type { Colour } from '../texts/colours.ts';
import type { Phrase } from '../texts/phrase.ts';
import type { Axis, Facts, Option } from './family.ts';

const comma = (value: number): string => String(value).replace('.', ',');

const measure = (litres: number): string => (litres < 1 ? `${litres * 1000} ml` : `${comma(litres)} L`);

const alike = (text: string): Phrase => [text, text, text, text];

/** The larger the pack, the cheaper its litre or kilogram. */
const ofScale = (amount: number, first: number): number => (amount / first) ** 0.86;

/** Volumes in litres; one card when `grouped`. */
export const volumes = (list: readonly number[], grouped = false): Axis => ({
  attribute: 'volumen',
  grouped,
  options: list.map((litres) => ({
    key: measure(litres).replace(/[ ,]/g, ''),
    label: alike(measure(litres)),
    factor: ofScale(litres, list[0] ?? litres),
    attributes: { volumen: litres },
    amount: litres,
  })),
});

/** Packs by weight in kilograms. */
export const weights = (list: readonly number[]): Axis => ({
  attribute: 'masa_neto',
  grouped: false,
  options: list.map((kilograms) => ({
    key: `${comma(kilograms).replace(',', '')}kg`,
    label: alike(`${comma(kilograms)} kg`),
    factor: ofScale(kilograms, list[0] ?? kilograms),
    attributes: { masa_neto: kilograms },
    amount: kilograms,
  })),
});

const SCENTS: Readonly<Record<string, Phrase>> = {
  limun: ['limun', 'lemon'],
  svjezina: ['svježina', 'fresh'],
  bor: ['bor', 'pine'],
  cvjetni: ['cvjetni miris', 'floral'],
  jabuka: ['jabuka', 'apple'],
  lavanda: ['lavanda', 'lavender'],
  breskva: ['breskva', 'peach'],
};

export const scents = (...keys: readonly string[]): Axis => ({
  attribute: 'miris',
  grouped: false,
  options: keys.map((key) => ({ key, label: SCENTS[key] ?? null, factor: 1, attributes: { miris: key } })),
});

/** Sizes as a variation: every size is an article with its own code and stock; the largest cost a little more. */
export const sizes = (...list: readonly string[]): Axis => ({
  attribute: 'velicina',
  grouped: true,
  options: list.map((size) => ({
    key: size,
    label: [`vel. ${size}`, `size ${size}`],
    factor: /^[45]XL$/.test(size) ? 1.08 : 1,
    attributes: { velicina: size },
  })),
});

export const shoeSizes = (from: number, to: number): Axis =>
  sizes(...Array.from({ length: to - from + 1 }, (_, index) => String(from + index)));

const COLOUR_SUFFIX: Readonly<Record<Colour, string>> = {
  white: 'BI',
  blue: 'PL',
  red: 'CR',
  yellow: 'ZU',
  green: 'ZE',
  black: 'CN',
  orange: 'NA',
  grey: 'SI',
  navy: 'TP',
  brown: 'SM',
  clear: 'PR',
};

/** Colours; the title's word agrees with the family's noun, so the option carries none itself. */
export const colours = (list: readonly Colour[], grouped = true): Axis => ({
  attribute: 'boja',
  grouped,
  options: list.map((colour) => ({ key: COLOUR_SUFFIX[colour], label: null, factor: 1, attributes: { boja: colour } })),
});

export type Choice = readonly [key: string, label: Phrase | string, factor?: number, facts?: Facts];

/** Models, lengths or kinds that are articles of their own. */
export const models = (...choices: readonly Choice[]): Axis => ({
  attribute: null,
  grouped: false,
  options: choices.map(([key, label, factor = 1, facts = {}]): Option => ({
    key,
    label: typeof label === 'string' ? alike(label) : label,
    factor,
    attributes: facts,
  })),
});
