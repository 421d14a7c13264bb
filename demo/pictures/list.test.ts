/** @module-tag full */
import { describe, expect, it } from 'vitest';
import { draw } from '../drawings/draw.ts';
import { families } from '../src/facts/families/index.ts';
import { kindOf } from './kinds.ts';
import { pictureFor, pictures } from './list.ts';

const byKey = new Map(pictures.map((p) => [p.key, p]));

describe('the pictures of the demo shop', () => {
  it('have keys that serve as file names', () => {
    expect(pictures.filter((p) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(p.key))).toEqual([]);
    expect(byKey.size).toBe(pictures.length);
  });

  it('show each brand of a family in its own colours', () => {
    for (const family of families) {
      for (const [brand] of family.lines) {
        const key = pictureFor({ family: family.key, kind: kindOf(family), brand, label: '', codeHash: 7 });
        expect(byKey.get(key)).toMatchObject({ family: family.key, brand });
      }
    }
  });

  it('follow the content: five litres come in a canister, not in the bottle', () => {
    const article = { family: 'glass', kind: 'spray-bottle', brand: 'Aqualin', label: '', codeHash: 1 } as const;
    expect(pictureFor({ ...article, volume: '750 ml' })).toMatch(/^spray-bottle-aqualin-glass/);
    expect(pictureFor({ ...article, volume: '5 L' })).toMatch(/^canister-5l-aqualin-glass/);
  });

  it('fall back to the kind for a family that is not known', () => {
    const key = pictureFor({ family: 'new', kind: 'helmet', brand: 'Kapica', label: '', color: 'red', codeHash: 3 });
    expect(byKey.get(key)).toMatchObject({ kind: 'helmet', brand: 'Kapica', colour: 'red' });
  });

  it('are drawn the same each time and without a broken number', () => {
    const oneOfEachKind = new Map(pictures.map((p) => [p.kind, p.request])).values();
    for (const request of oneOfEachKind) {
      const svg = draw(request);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(draw(request)).toBe(svg);
    }
  });
});
