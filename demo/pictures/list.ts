// The pictures of the demo shop and which of them shows a given article.
import type { DrawKind } from '../drawings/painters.ts';
import { families } from '../src/facts/families/index.ts';
import { picturesOf, slug, type Picture } from './looks.ts';
import { sparesBeside } from './spares.ts';

const ofFamilies = families.flatMap(picturesOf);

/** Every picture once, in the order of the families. */
export const pictures: readonly Picture[] = [
  ...new Map([...ofFamilies, ...sparesBeside(ofFamilies)].map((p) => [p.key, p])).values(),
];

/** What a picture is chosen by. `brand` is its name, `volume` the printed content, `color` the key of the colour. */
type PictureSubject = {
  family: string;
  kind: DrawKind;
  brand: string;
  label: string;
  volume?: string;
  color?: string;
  codeHash: number;
};

const groups = (key: (p: Picture) => string): ReadonlyMap<string, Picture[]> => Map.groupBy(pictures, key);
const byFamily = groups((p) => p.family);
const byKind = groups((p) => p.kind);

/** How many of the facts that show a picture shares with an article, the telling ones first. */
function likeness(p: Picture, { kind, brand, volume, color }: PictureSubject): number {
  const content = volume !== undefined && p.contents.includes(slug(volume)) ? 2 : 0;
  const colour = (color ?? '') === p.colour ? 4 : 0;
  return (p.brand === brand ? 8 : 0) + colour + content + (p.kind === kind ? 1 : 0);
}

/**
 * Key of the picture that shows an article: one of its family, else of its kind, as near in brand, colour and
 * content as there is. Among equally near ones the hash of the article's code decides, so that listings vary.
 */
export function pictureFor(subject: PictureSubject): string {
  const candidates = byFamily.get(subject.family) ?? byKind.get(subject.kind) ?? byKind.get('neutral-box') ?? [];
  const best = Math.max(...candidates.map((p) => likeness(p, subject)));
  const nearest = candidates.filter((p) => likeness(p, subject) === best);
  const chosen = nearest[Math.abs(subject.codeHash) % nearest.length] ?? pictures[0];
  if (!chosen) throw new Error('no pictures');
  return chosen.key;
}

/** Key of the picture that stands for a category: the first one below it. */
export function pictureOfCategory(outline: string): string | undefined {
  return pictures.find((p) => p.category === outline || p.category.startsWith(`${outline}.`))?.key;
}
