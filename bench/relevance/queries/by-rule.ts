import { foldLetters, toCyrillic } from '@sjaj/domain';
import { allGoods, type Goods, some, withWords } from '../goods.ts';
import type { Judged } from '../judged.ts';
import { rightGoods } from '../sheet.ts';

const judge = (kind: string, text: string, right: readonly Goods[]): Judged => ({
  kind,
  text,
  isTyping: false,
  right: rightGoods(right),
});

const LETTERS_ONLY = /^\p{L}+$/u;
const SMALL = new Set(['za', 'sa', 's', 'na', 'u', 'i', 'do', 'po', 'protiv', 'od', 'pod', 'rad', 'vel']);

const firstCode = ({ codes }: Goods): string => codes[0] ?? '';

function codes(): Judged[] {
  const exact = some(40, 1).map((goods) => judge('code', firstCode(goods), [goods]));
  const writings = [
    (code: string) => code.replace('-', ''),
    (code: string) => code.replace('-', ' ').toLowerCase(),
    (code: string) => code.replace('-', '/'),
    (code: string) => code.replace(/^\D+/, ''),
    (code: string) => code.toLowerCase().replace('-', '.'),
  ];
  const parts = some(40, 2).map((goods, index) => {
    const write = writings[index % writings.length] ?? String;
    return judge('code, otherwise written', write(firstCode(goods)), [goods]);
  });
  const eans = some(25, 3).map((goods) => judge('EAN', goods.eans[0] ?? '', [goods]));
  return [...exact, ...parts, ...eans];
}

const WRITINGS_OF_MEMBERS = [
  (code: string) => code,
  (code: string) => code.toLowerCase(),
  (code: string) => code.replaceAll('-', ''),
  (code: string) => code.replaceAll('-', ' ').toLowerCase(),
  (code: string) => code.replace('-', '').toLowerCase(),
  (code: string) => code.replace(/-(?=[^-]*$)/, '/'),
];

/** Codes of single sizes and colours, exact or in another writing: only the member itself is right. */
export function memberCodes(): Judged[] {
  const inSizes = allGoods.filter(({ codes: own }) => own.length > 1);
  return inSizes.map((goods, index) => {
    const code = goods.codes[(index * 5 + 1) % goods.codes.length] ?? '';
    const write = WRITINGS_OF_MEMBERS[index % WRITINGS_OF_MEMBERS.length] ?? String;
    return { kind: 'code of a size', text: write(code), isTyping: false, right: new Map([[code, goods]]) };
  });
}

/** Cards whose title is the same are equally right. */
const sameTitle = (goods: Goods): readonly Goods[] => allGoods.filter(({ title }) => title === goods.title);

function titles(): Judged[] {
  const plain = some(40, 4).map((goods) =>
    judge('title without diacritics', foldLetters(goods.title), sameTitle(goods)),
  );
  const cyrillic = some(30, 5).map((goods) => judge('Cyrillic', toCyrillic(goods.serbian), sameTitle(goods)));
  return [...plain, ...cyrillic];
}

/** Words of the title that say what it is; the brand and figures are left out. */
const nounsOf = ({ title, brand }: Goods): readonly string[] =>
  title
    .split(/[\s,]+/)
    .filter((word) => LETTERS_ONLY.test(word) && !SMALL.has(word.toLowerCase()) && !brand.includes(word));

const SLIPS: readonly (readonly [name: string, slip: (word: string, at: number) => string])[] = [
  ['typo: another letter', (word, at) => `${word.slice(0, at)}${word[at] === 'e' ? 'r' : 'e'}${word.slice(at + 1)}`],
  [
    'typo: two swapped',
    (word, at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
  ],
  ['typo: a letter missing', (word, at) => word.slice(0, at) + word.slice(at + 1)],
];

/** The longest word with a slip in its middle, behind the brand. */
function typos(): Judged[] {
  return SLIPS.flatMap(([name, slip], salt) =>
    some(22, 6 + salt).flatMap((goods) => {
      const [noun] = nounsOf(goods).toSorted((a, b) => b.length - a.length);
      if (noun === undefined || noun.length < 5) return [];
      const wrong = slip(noun.toLowerCase(), Math.floor(noun.length / 2) - 1);
      if (wrong === noun.toLowerCase()) return [];
      return [judge(name, `${wrong} ${goods.brand}`, withWords([noun, ...goods.brand.split(' ')]))];
    }),
  );
}

const MEASURE = /\b(\d+(?:,\d+)?) (L|ml|kg|cm|m|W|V)\b/;

/** `deterdžent grasso 5l`: what it is, whose, how much. */
function several(): Judged[] {
  return allGoods
    .filter(({ title }) => MEASURE.test(title))
    .filter((_, index) => index % 9 === 0)
    .slice(0, 45)
    .flatMap((goods, index) => {
      const [noun] = nounsOf(goods);
      const [, amount = '', unit = ''] = MEASURE.exec(goods.title) ?? [];
      if (noun === undefined) return [];
      const right = withWords([noun, ...goods.brand.split(' '), amount, unit]);
      const measure = index % 2 === 0 ? `${amount}${unit.toLowerCase()}` : `${amount} ${unit}`;
      return [judge('several words', `${noun.toLowerCase()} ${goods.brand.toLowerCase()} ${measure}`, right)];
    });
}

/** Queries made of the catalogue's own facts. */
export const generated = (): readonly Judged[] => [...codes(), ...titles(), ...typos(), ...several()];
