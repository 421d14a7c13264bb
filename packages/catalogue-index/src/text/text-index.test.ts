import { beforeEach, describe, expect, it } from 'vitest';
import { Synonyms } from './synonyms.ts';
import type { GroupText } from '../building/group-text.ts';
import { TextIndex } from './text-index.ts';
import { runToEnd } from '../building/cooperative.ts';

const NOTHING: GroupText = { codes: [], titles: [], englishTitles: [], brands: [], names: [], descriptions: [] };

let index: TextIndex;
let docCount: number;

const add = (text: Partial<GroupText>): number => {
  index.add(docCount, { ...NOTHING, ...text });
  docCount += 1;
  return docCount - 1;
};
const worths = (text: string): Map<number, number> =>
  new Map(
    index
      .search(text, { version: 0, docCount })
      .lists.flatMap(({ list, points }) => Array.from(points, (worth, at) => [list.items[at] ?? 0, worth] as const)),
  );
const pointsOf = (text: string, docId: number): number => worths(text).get(docId) ?? 0;
const found = (text: string): number[] =>
  [...worths(text)].sort(([a, worthOfA], [b, worthOfB]) => worthOfB - worthOfA || a - b).map(([docId]) => docId);

beforeEach(() => {
  docCount = 0;
  index = new TextIndex(
    new Synonyms([
      { words: ['sredstvo za posuđe', 'deterdžent za suđe'], targets: [] },
      { words: ['vreća', 'kesa'], targets: [] },
      { words: ['vreće za smeće', 'vreće za otpad'], targets: [] },
      { words: ['wc papir', 'toaletni papir'], targets: [] },
    ]),
    () => true,
  );
});

describe('full search', () => {
  it('leaves out what only the description names where enough titles name it', () => {
    const gloves = Array.from({ length: 5 }, (_, one) => add({ titles: [`Rukavice ${one}`] }));
    add({ titles: ['Skidač premaza'], descriptions: ['Nosite zaštitne rukavice.'] });
    runToEnd(index.freeze());
    expect(found('rukavica')).toEqual(gloves);
  });

  it('finds by the description where few titles name it', () => {
    const glove = add({ titles: ['Rukavice'] });
    const stripper = add({ titles: ['Skidač premaza'], descriptions: ['Nosite zaštitne rukavice.'] });
    runToEnd(index.freeze());
    expect(found('rukavica')).toEqual([glove, stripper]);
  });

  it('takes a slip into account though the slipped word is a word as well', () => {
    const bin = add({ titles: ['Kanta'], brands: ['Ekolin'] });
    add({ titles: ['Karta'], brands: ['Grasso'] });
    runToEnd(index.freeze());
    expect(found('karta ekolin')).toEqual([bin]);
  });

  it('reads phrases that mean the same without their small words', () => {
    const soap = add({ titles: ['Deterdžent, ručno, suđe'] });
    runToEnd(index.freeze());
    expect(found('sredstvo za posuđe')).toEqual([soap]);
  });

  it('puts what is named by the rarest word before what only comes with it', () => {
    const vacuums = [0, 1].map((one) => add({ titles: [`Usisivač ${one}`], descriptions: ['Crijevo u kompletu.'] }));
    add({ titles: ['Usisivač bez kompleta'] });
    const hose = add({ titles: ['Usisno crijevo'] });
    runToEnd(index.freeze());
    expect(found('crijevo za usisivač')).toEqual([hose, ...vacuums]);
    expect(found('usisivač i crijevo')).toEqual([hose, ...vacuums]);
  });

  it('begins with what a title begins with, but for English ones, which end with it', () => {
    const bags = add({ titles: ['Vrećice za usisivač'], englishTitles: ['Vacuum cleaner bags'] });
    const vacuum = add({ titles: ['Usisivač'], englishTitles: ['Dry vacuum cleaner'] });
    runToEnd(index.freeze());
    expect(found('usisivač')).toEqual([vacuum, bags]);
    expect(pointsOf('vacuum cleaner', bags)).toBe(pointsOf('vacuum cleaner', vacuum));
  });

  it('finds nothing for a short word that is only a letter away from another', () => {
    const hook = add({ titles: ['Torba s alatom'] });
    runToEnd(index.freeze());
    expect(found('torba')).toEqual([hook]);
    expect(found('torta')).toEqual([]);
    expect(found('torta alat')).toEqual([hook]);
  });

  it('finds nothing for a word that only shares a short stem', () => {
    const glass = add({ titles: ['Sredstvo za staklo'] });
    runToEnd(index.freeze());
    expect(found('stakla')).toEqual([glass]);
    expect(found('štake')).toEqual([]);
  });

  it('leaves out how much is ordered where no title has it', () => {
    const napkins = add({ titles: ['Salvete 100 kom'] });
    const rolls = add({ titles: ['Industrijska rola 1000'] });
    const others = [1, 2, 3, 4].map((one) => add({ titles: [`Salvete ${one}`] }));
    runToEnd(index.freeze());
    expect(found('salvete 100 kom')).toEqual([napkins]);
    expect(found('5 kom salvete')).toEqual([napkins, ...others]);
    expect(found('salvete 1000')).toEqual([napkins, ...others, rolls]);
  });

  it('knows English plurals', () => {
    const [cup, brush] = [add({ titles: ['Čaša'], englishTitles: ['Paper cup'] }), add({ englishTitles: ['Brush'] })];
    runToEnd(index.freeze());
    expect(found('cups')).toEqual([cup]);
    expect(found('brushes')).toEqual([brush]);
  });

  it('leaves out who needs it and adjectives that nobody has written', () => {
    const glasses = add({ titles: ['Zaštitne naočale'] });
    add({ titles: ['Ormarić'], names: ['Za vozače'] });
    runToEnd(index.freeze());
    expect(found('naočale za vozače')).toEqual([glasses]);
    expect(found('sportske naočale')).toEqual([glasses]);
    expect(found('sportske čarape')).toEqual([]);
  });

  it('finds nothing where no word says what the thing is', () => {
    const cup = add({ titles: ['Čaša papirna Javor kafa'] });
    runToEnd(index.freeze());
    expect(found('kafa čaša')).toEqual([cup]);
    expect(found('kafa javor turska džezva mljevena')).toEqual([]);
  });

  it('knows what a word is made of', () => {
    const pool = add({ titles: ['Sredstvo za bazene'] });
    add({ titles: ['Baza za lak'] });
    runToEnd(index.freeze());
    expect(found('bazenska')).toEqual([pool]);
  });
});

const suggested = (text: string): number[] => {
  const { lists } = index.suggest(text, { version: 0, docCount });
  const worths = lists.flatMap(({ list, points }) =>
    Array.from(points, (worth, at) => [list.items[at] ?? 0, worth] as const),
  );
  return worths.sort(([a, worthOfA], [b, worthOfB]) => worthOfB - worthOfA || a - b).map(([docId]) => docId);
};

describe('full search of a text whose last word is half typed', () => {
  it.each(['kese za sme', 'kesa sm', 'vreće za smeć'])('completes what the words mean together: %j', (text) => {
    const bin = add({ titles: ['Vreće za otpad'] });
    add({ titles: ['Kese za hranu'], descriptions: ['Smeđe.'] });
    add({ titles: ['Smeša'] });
    runToEnd(index.freeze());
    expect(found(text)[0]).toBe(bin);
    expect(found(text)).toEqual(suggested(text));
  });

  it('completes a phrase from one letter', () => {
    const toiletPaper = add({ titles: ['Toaletni papir'] });
    add({ titles: ['WC gel'] });
    runToEnd(index.freeze());
    expect(found('wc p')).toEqual([toiletPaper]);
  });

  it('leaves out a last letter that no article has', () => {
    const fluid = add({ titles: ['Zimska tečnost'] });
    runToEnd(index.freeze());
    expect(suggested('zimska x')).toEqual([fluid]);
    expect(found('zimska x')).toEqual([fluid]);
    expect(index.search('zimska x', { version: 0, docCount }).widened).toBe('any_word');
  });

  it('takes a few letters that are no word for a beginning, though they are the stem of one', () => {
    const dryer = add({ titles: ['Sušač ruku'] });
    const gloves = add({ titles: ['Rukavice'] });
    runToEnd(index.freeze());
    expect(found('ruk')).toEqual([gloves, dryer]);
    expect(found('ruku')).toEqual([dryer]);
  });

  it('takes a word of which only descriptions tell for the beginning of one in titles', () => {
    const vest = add({ titles: ['Fluorescentni prsluk'] });
    const cleaner = add({ titles: ['Sredstvo'], descriptions: ['Bez fluora.'] });
    runToEnd(index.freeze());
    expect(found('fluor')).toEqual([vest, cleaner]);
  });

  it('keeps the meaning of a whole word', () => {
    const bin = add({ titles: ['Kanta'] });
    add({ titles: ['Kantarion'] });
    const mop = add({ titles: ['Mop'] });
    add({ titles: ['Moped'] });
    runToEnd(index.freeze());
    expect(found('kanta')).toEqual([bin]);
    expect(found('mop')).toEqual([mop]);
  });

  it('completes the same letters by where they stand, whatever was searched before', () => {
    const bag = add({ titles: ['Velika vreća'] });
    runToEnd(index.freeze());
    expect(suggested('ke')).toEqual([]);
    expect(suggested('velika ke')).toEqual([bag]);
    expect(suggested('ke')).toEqual([]);
    expect(found('velika ke')).toEqual([bag]);
  });
});

describe('suggestions', () => {
  it('take the first letters for a beginning, though they are a word as well', () => {
    const dryer = add({ titles: ['Sušač ruku'] });
    const gloves = add({ titles: ['Rukavice'] });
    runToEnd(index.freeze());
    expect(suggested('ruk')).toEqual([gloves, dryer]);
    expect(suggested('ruku')).toEqual([dryer, gloves]);
  });

  it('stay while the next word is being typed', () => {
    const bin = add({ titles: ['Kanta za otpad'] });
    runToEnd(index.freeze());
    expect(suggested('kanta za zel')).toEqual([bin]);
    expect(suggested('zel')).toEqual([]);
  });

  it('forgive typos in several words', () => {
    const bin = add({ titles: ['Karta grada'] });
    const toiletPaper = add({ titles: ['Toaletni papir'] });
    runToEnd(index.freeze());
    expect(suggested('toaltni papri')).toEqual([toiletPaper]);
    expect(suggested('karta grdaa')).toEqual([bin]);
  });
});

it('looks for parts of codes, not of barcodes', () => {
  const barcodes = Array.from({ length: 600 }, (_, one) => add({ codes: [`387000${1_000_000 + one}`] }));
  const article = add({ codes: ['ZR-70001', '3870009999999'] });
  runToEnd(index.freeze());
  expect(found('7000')).toEqual([article]);
  expect(found('3870001000005')).toEqual([barcodes[5]]);
  expect(found('3870009')).toEqual([article]);
});
