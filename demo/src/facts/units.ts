import type { Phrase } from '../texts/phrase.ts';
import type { UnitKey } from './family.ts';

interface Unit {
  readonly short: Phrase;
  readonly name: Phrase;
}

/** Measurement units by code. */
export const units: Readonly<Record<UnitKey, Unit>> = {
  kom: { short: ['kom', 'pc'], name: ['komad', 'piece'] },
  par: { short: ['par', 'pair'], name: ['par', 'pair'] },
  pak: { short: ['pak', 'pack'], name: ['pakovanje', 'pack'] },
  kut: { short: ['kut', 'box'], name: ['kutija', 'box'] },
  kart: { short: ['kart', 'carton'], name: ['karton', 'carton'] },
  rola: { short: ['rola', 'roll'], name: ['rola', 'roll'] },
  set: { short: ['set', 'set'], name: ['set', 'set'] },
  L: { short: ['L', 'L'], name: ['litar', 'litre', 'litra'] },
  kg: { short: ['kg', 'kg'], name: ['kilogram', 'kilogram'] },
  m: { short: ['m', 'm'], name: ['metar', 'metre'] },
  m2: { short: ['m²', 'm²'], name: ['kvadratni metar', 'square metre'] },
  paleta: { short: ['pal', 'pallet'], name: ['paleta', 'pallet'] },
};
