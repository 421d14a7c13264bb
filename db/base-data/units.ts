import { same, type Texts } from './texts.ts';

interface Unit {
  readonly short: Texts;
  readonly name: Texts;
}

const named = (bs: string, en: string, hr = bs, srLatn = bs): Texts => ({ bs, hr, srLatn, en });

/** Measurement units by code. */
export const units = {
  kom: { short: named('kom', 'pc'), name: named('komad', 'piece') },
  par: { short: named('par', 'pair'), name: named('par', 'pair') },
  pak: { short: named('pak', 'pack'), name: named('pakovanje', 'pack', 'pakiranje') },
  kut: { short: named('kut', 'box'), name: named('kutija', 'box') },
  kart: { short: named('kart', 'carton'), name: named('karton', 'carton') },
  rola: { short: named('rola', 'roll'), name: named('rola', 'roll') },
  set: { short: same('set'), name: same('set') },
  L: { short: same('L'), name: named('litar', 'litre', 'litra') },
  kg: { short: same('kg'), name: same('kilogram') },
  m: { short: same('m'), name: named('metar', 'metre') },
  m2: { short: same('m²'), name: named('kvadratni metar', 'square metre') },
  paleta: { short: named('pal', 'pallet'), name: named('paleta', 'pallet') },
} as const satisfies Readonly<Record<string, Unit>>;

export type UnitKey = keyof typeof units;

const codes = Object.keys(units);

/** Row number of a unit in a database that was empty before. */
export const unitId = (code: UnitKey): number => codes.indexOf(code) + 1;
