import { existsSync, statSync } from 'node:fs';
import { fileOf, readManifest, SIZES } from '../../pictures/manifest.ts';
import { brands } from '../facts/brands.ts';
import { pictureTexts } from '../facts/picture-texts.ts';
import { type Phrase, texts } from '../texts/phrase.ts';
import { content } from './cyrillic.ts';
import { type Cell, json, type Table, table } from './table.ts';

const DAY = 86_400_000;
/** Pictures came into the library over so many days, some each day. */
const DAYS = 300;
/** Newest last, so that the pictures of one kind stand together. */
const addedAt = (place: number, of: number, today: Date): Date =>
  new Date(today.getTime() - Math.ceil(((of - place) / of) * DAYS) * DAY);

/** What the sizes of a picture come to; brands have no large logo. */
const bytesOf = (key: string): number =>
  SIZES.map((size) => fileOf(key, size))
    .filter((file) => existsSync(file))
    .reduce((sum, file) => sum + statSync(file).size, 0);

const describe = (phrase: Phrase | undefined) => (phrase ? content(texts(phrase)) : {});

/** The library of pictures: all drawings of goods and the logos of the brands. Some have no description yet. */
export function pictureTable(today: Date): Table {
  const drawings = Object.entries(readManifest());
  const rows = drawings.map(([key, { kind, width, height }], place): Cell[] => [
    `demo/${key}`,
    `${key}.webp`,
    json(describe(pictureTexts[kind])),
    width,
    height,
    bytesOf(key),
    addedAt(place, drawings.length, today),
  ]);
  const logos = brands.map(({ key, name }): Cell[] => [
    `demo/logos/${key}`,
    `${key}-logo.webp`,
    json({ bs: `Logo ${name}`, hr: `Logotip ${name}`, srLatn: `Logo ${name}`, en: `Logo of ${name}` }),
    null,
    null,
    bytesOf(`logos/${key}`),
    addedAt(0, 1, today),
  ]);
  return table('picture', 'key name alt width height bytes created_at', [...logos, ...rows]);
}
