import { ean13 } from './ean.ts';
import { CODE_PREFIX } from '../facts/categories.ts';
import { pins, type Pin } from '../facts/pins.ts';
import { randomFor } from '../random.ts';

const pinsByPath = Map.groupBy(pins, (pin) => pin.of);

/** Pins of a card: more than one where its variants have codes of their own. */
export const pinsOf = (path: string): readonly Pin[] => pinsByPath.get(path) ?? [];

const taken = new Set(pins.map((pin) => pin.code));

/** Hands out the codes of a main category in ascending order, with the small gaps of a grown list. */
export function codeSource(root: string): () => string {
  const random = randomFor(`codes ${root}`);
  let running = 0;
  return () => {
    for (;;) {
      running += random.between(1, 4);
      const code = `${CODE_PREFIX[root] ?? 'XX'}-${root}${String(running).padStart(4, '0')}`;
      if (!taken.has(code)) return code;
    }
  };
}

/** EAN of a code: country 387, the variant's place, the five digits of the code. */
export const eanOf = (code: string, place: number): string =>
  ean13(`387${String(place).padStart(4, '0')}${code.replace(/\D/g, '').slice(0, 5)}`);
