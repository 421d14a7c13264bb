import { codeReadings, type Content, foldLetters, normaliseCode, type SearchWord, searchWordsOf } from '@sjaj/domain';
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
const NUMBER_WITHIN = /\d/;

/** What a search text may name a member by. */
interface Naming {
  /** The whole text as codes are compared. */
  readonly code: string;
  /** What the code may be if it was misread. */
  readonly readings: readonly string[];
  /** The stems of its words. */
  readonly stems: ReadonlySet<string>;
}

export function namingOf(text: string): Naming {
  const code = normaliseCode(text.slice(0, MOST_LETTERS));
  return { code, readings: NUMBER_WITHIN.test(code) ? codeReadings(code) : [], stems: namingStems(text) };
}

/**
 * The member of a variation that a search text names: by one of its codes, written in any way, or by the values that only it
 * has, such as a size or a colour. Undefined where the text names none, or more than one.
 */
export function chosenMember<M extends Member>(
  { code, readings, stems }: Naming,
  members: readonly M[],
  { values }: Variation,
): M | undefined {
  if (code === '') return namedMember(stems, members, values);
  // The catalogue number of all members may be the code of one.
  const own = members.find(({ comparedCodes: [first] }) => first === code);
  if (own) return own;
  const coded = members.filter(({ comparedCodes }) => comparedCodes.includes(code));
  if (coded.length === 1) return coded[0];
  return (
    namedMember(stems, members, values) ?? members.find(({ comparedCodes: [first = ''] }) => readings.includes(first))
  );
}

function namedMember<M extends Member>(
  stems: ReadonlySet<string>,
  members: readonly M[],
  values: Variation['values'],
): M | undefined {
  const named = new Set(values.filter(({ title }) => isNamed(title, stems)).map(({ id }) => id));
  if (named.size === 0) return undefined;
  const countOf = ({ valueIds }: M): number => valueIds.filter((id) => named.has(id)).length;
  const most = Math.max(...members.map(countOf));
  const best = members.filter((member) => countOf(member) === most);
  return best.length === 1 ? best[0] : undefined;
}

/** `bijela` and `bela` are the same colour. */
const stemOf = ({ stem, variant }: SearchWord): string => variant ?? stem;

/** The stems of the words that can name a value: a single letter after a number is a unit. */
function namingStems(text: string): ReadonlySet<string> {
  const typed = text.slice(0, MOST_LETTERS).split(/\s+/);
  const naming = typed.filter((word, place) => {
    if (word === PREPOSITION || foldLetters(word).length > 1) return word !== PREPOSITION;
    return !NUMBER.test(typed[place - 1] ?? '') || NUMBER.test(word);
  });
  return new Set(naming.flatMap((word) => searchWordsOf(word)).map(stemOf));
}

/** The stems of a value's title in each language; every search asks for those of many values. */
const titleStems = new WeakMap<Content, readonly (readonly string[])[]>();

function stemsOf(title: Content): readonly (readonly string[])[] {
  const known = titleStems.get(title);
  if (known) return known;
  const own = Object.values(title).map((text) => searchWordsOf(text ?? '').map(stemOf));
  titleStems.set(title, own);
  return own;
}

const isNamed = (title: Content, stems: ReadonlySet<string>): boolean =>
  stemsOf(title).some((own) => own.length > 0 && own.every((stem) => stems.has(stem)));

/** Chooses the member of a group that the text names. */
export function memberNamedBy(
  text: string | undefined,
  references: References,
): (group: Pick<TileGroup, 'lead' | 'members'>) => ArticleFacts | undefined {
  if (text === undefined) return () => undefined;
  const naming = namingOf(text);
  return ({ lead, members }) => {
    if (lead.variation === null) return undefined;
    const values = lead.variation.attributeIds.flatMap((id) => references.valuesOf(id));
    return chosenMember(naming, members, { values });
  };
}
