import { foldLetters } from '@sjaj/domain';
import { assortment } from '../../demo/src/compose/assortment.ts';

/** A card of the demo shop as far as it is judged: an article, or a variation with all its members. */
export interface Goods {
  readonly cardCode: string;
  readonly family: string;
  readonly brand: string;
  /** The title in Bosnian and in Serbian (Latin). */
  readonly title: string;
  readonly serbian: string;
  /** All titles of all members, folded, with a space around each word. */
  readonly words: string;
  readonly codes: readonly string[];
  readonly eans: readonly string[];
  readonly members: readonly Member[];
}

/** An article of the goods. */
export interface Member {
  readonly code: string;
  /** Its title and brand, folded, with a space around each word. */
  readonly words: string;
}

const folded = (texts: readonly string[]): string => ` ${texts.map(foldLetters).join(' ')} `;

function goodsOf([cardCode, members]: [string, ReturnType<typeof assortment>['articles'][number][]]): Goods[] {
  const [first] = members;
  if (!first) return [];
  const title = first.variationTitle ?? first.title;
  return [
    {
      cardCode,
      family: first.family,
      brand: first.brand,
      title: title.bs,
      serbian: title.srLatn,
      words: folded(members.flatMap((member) => [member.title.bs, member.title.srLatn, member.brand])),
      codes: members.map(({ code }) => code),
      eans: members.map(({ ean }) => ean),
      members: members.map(({ code, title: own, brand }) => ({ code, words: folded([own.bs, own.srLatn, brand]) })),
    },
  ];
}

/** The cards of the demo shop, in the order of its list. */
export const allGoods: readonly Goods[] = [
  ...Map.groupBy(assortment().articles, (article) =>
    article.variationTitle === null ? article.code : article.cardCode,
  ),
].flatMap(goodsOf);

/** Every n-th of them, `count` in all, from another place for each `salt`: spread over all families, the same each time. */
export function some(count: number, salt: number): readonly Goods[] {
  const step = Math.floor(allGoods.length / count);
  return Array.from({ length: count }, (_, index) => allGoods[(index * step + salt * 7) % allGoods.length]).filter(
    (goods) => goods !== undefined,
  );
}

/** The cards with all these words in their titles, as folded text. */
export const withWords = (words: readonly string[]): readonly Goods[] =>
  allGoods.filter((goods) => words.every((word) => goods.words.includes(` ${foldLetters(word)} `)));

/** The cards of these families, named with spaces between. */
export function ofFamilies(families: string): readonly Goods[] {
  const wanted = families.split(' ');
  for (const name of wanted) {
    if (!allGoods.some(({ family }) => family === name)) throw new Error(`no family ${name}`);
  }
  return allGoods.filter(({ family }) => wanted.includes(family));
}
