import { beforeEach, describe, expect, it } from 'vitest';
import { Synonyms } from './synonyms.ts';
import { type CardText, TextIndex } from './text-index.ts';
import { atOnce } from '../slices.ts';

const NOTHING: CardText = { codes: [], titles: [], brands: [], attributes: [], descriptions: [] };

let index: TextIndex;
let slots: number;

const add = (text: Partial<CardText>): number => {
  index.add(slots, { ...NOTHING, ...text });
  slots += 1;
  return slots - 1;
};
const found = (text: string): number[] => {
  const { parts } = index.search(text, { version: 0, slots });
  const points = new Map(
    parts.flatMap(({ list, points }) => Array.from(points, (worth, at) => [list.items[at] ?? 0, worth])),
  );
  return [...points].sort(([a, worthOfA], [b, worthOfB]) => worthOfB - worthOfA || a - b).map(([slot]) => slot);
};

beforeEach(() => {
  slots = 0;
  index = new TextIndex(new Synonyms([['sredstvo za posuđe', 'deterdžent za suđe']]), () => true);
});

describe('full search', () => {
  it('leaves out what only the description names where enough titles name it', () => {
    const gloves = Array.from({ length: 5 }, (_, one) => add({ titles: [`Rukavice ${one}`] }));
    add({ titles: ['Skidač premaza'], descriptions: ['Nosite zaštitne rukavice.'] });
    atOnce(index.sealing());
    expect(found('rukavica')).toEqual(gloves);
  });

  it('finds by the description where few titles name it', () => {
    const glove = add({ titles: ['Rukavice'] });
    const stripper = add({ titles: ['Skidač premaza'], descriptions: ['Nosite zaštitne rukavice.'] });
    atOnce(index.sealing());
    expect(found('rukavica')).toEqual([glove, stripper]);
  });

  it('takes a slip into account though the slipped word is a word as well', () => {
    const bin = add({ titles: ['Kanta'], brands: ['Ekolin'] });
    add({ titles: ['Karta'], brands: ['Grasso'] });
    atOnce(index.sealing());
    expect(found('karta ekolin')).toEqual([bin]);
  });

  it('reads phrases that mean the same without their small words', () => {
    const soap = add({ titles: ['Deterdžent, ručno, suđe'] });
    atOnce(index.sealing());
    expect(found('sredstvo za posuđe')).toEqual([soap]);
  });
});
