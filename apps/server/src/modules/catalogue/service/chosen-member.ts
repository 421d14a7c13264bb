import { type Content, foldLetters, normaliseCode, type SearchWord, searchWordsOf } from '@sjaj/domain';
import type { References } from '../indexing/rules.ts';
import type { TileGroup } from './tile-frame.ts';
import type { ArticleFacts } from '../store/article-facts.ts';

/** What tells the members of a variation apart. */
export interface Member {
  /** The code, then catalogue number and barcodes, as codes are compared. */
  readonly comparedCodes: readonly string[];
  readonly valueIds: readonly number[];
}

interface Variation {
  /** The values of the attributes that the members differ in. */
  readonly values: readonly { readonly id: number; readonly title: Content }[];
}

const MOST_LETTERS = 64;
/** "S" is a size and "s" means "with". */
const PREPOSITION = 's';
const NUMBER = /^\d/;

/**
 * The member of a variation that a search text names: by one of its codes, written in any way, or by the values that only it
 * has, such as a size or a colour. Undefined where the text names none, or more than one.
 */
export function chosenMember<M extends Member>(
  text: string,
  members: readonly M[],
  { values }: Variation,
): M | undefined {
  const code = normaliseCode(text.slice(0, MOST_LETTERS));
  if (code === '') return namedMember(text, members, values);
  // The catalogue number of all members may be the code of one.
  const own = members.find(({ comparedCodes: [first] }) => first === code);
  if (own) return own;
  const coded = members.filter(({ comparedCodes }) => comparedCodes.includes(code));
  return coded.length === 1 ? coded[0] : namedMember(text, members, values);
}

function namedMember<M extends Member>(
  text: string,
  members: readonly M[],
  values: Variation['values'],
): M | undefined {
  const words = namingWords(text);
  const named = new Set(values.filter(({ title }) => isNamed(title, words)).map(({ id }) => id));
  if (named.size === 0) return undefined;
  const countOf = ({ valueIds }: M): number => valueIds.filter((id) => named.has(id)).length;
  const most = Math.max(...members.map(countOf));
  const best = members.filter((member) => countOf(member) === most);
  return best.length === 1 ? best[0] : undefined;
}

/** `bijela` and `bela` are the same colour. */
const stemOf = ({ stem, variant }: SearchWord): string => variant ?? stem;

/** The stems of the words that can name a value: a single letter after a number is a unit. */
function namingWords(text: string): ReadonlySet<string> {
  const typed = text.slice(0, MOST_LETTERS).split(/\s+/);
  const naming = typed.filter((word, place) => {
    if (word === PREPOSITION || foldLetters(word).length > 1) return word !== PREPOSITION;
    return !NUMBER.test(typed[place - 1] ?? '') || NUMBER.test(word);
  });
  return new Set(naming.flatMap((word) => searchWordsOf(word)).map(stemOf));
}

/** The stems of a value's title in each language; every search asks for those of many values. */
const stems = new WeakMap<Content, readonly (readonly string[])[]>();

function stemsOf(title: Content): readonly (readonly string[])[] {
  const known = stems.get(title);
  if (known) return known;
  const own = Object.values(title).map((text) => searchWordsOf(text ?? '').map(stemOf));
  stems.set(title, own);
  return own;
}

const isNamed = (title: Content, words: ReadonlySet<string>): boolean =>
  stemsOf(title).some((own) => own.length > 0 && own.every((stem) => words.has(stem)));

/** Chooses the member of a group that the text names. */
export const memberNamedBy =
  (text: string | undefined, references: References) =>
  ({ lead, members }: Pick<TileGroup, 'lead' | 'members'>): ArticleFacts | undefined => {
    if (text === undefined || lead.variation === null) return undefined;
    const values = lead.variation.attributeIds.flatMap((id) => references.valuesOf(id));
    return chosenMember(text, members, { values });
  };
