import { colourText, COLOURS, type Colour } from '../texts/colours.ts';
import { join, same, texts, type Texts } from '../texts/phrase.ts';
import type { Family, Option } from '../facts/family.ts';
import type { Card } from './makes.ts';

const isColour = (value: unknown): value is Colour => COLOURS.some((colour) => colour === value);

const isMeasure = (text: Texts): boolean => /^\d[^,/]*$|^\d+,\d+ \p{L}+$/u.test(text.bs);

const each = (text: Texts, change: (words: string) => string): Texts => ({
  bs: change(text.bs),
  hr: change(text.hr),
  srLatn: change(text.srLatn),
  en: change(text.en),
});

const capitalised = (text: Texts): Texts => each(text, (words) => words.charAt(0).toUpperCase() + words.slice(1));

/** What stands before and after the first comma that is followed by a space. */
const halves = (text: Texts): [Texts, Texts] => [
  each(text, (words) => words.split(', ')[0] ?? words),
  each(text, (words) => words.split(', ').slice(1).join(', ')),
];

/** The words that an option adds to a title; a colour agrees with the noun. */
function optionText(option: Option, { agreement, elsewhere }: Family): Texts | null {
  if (option.label) return texts(option.label);
  const colour = option.attributes['boja'];
  return isColour(colour) ? colourText(colour, agreement, elsewhere) : null;
}

/** Noun, brand, series, then what distinguishes; a single measure follows without a comma. */
export function cardTitle(card: Card): Texts {
  const [, series] = card.line;
  const { family } = card;
  const make = join([same(card.brand.name), same(series)]);
  const labels = card.own.flatMap((option) => optionText(option, family) ?? []);
  const [first] = labels;
  if (!first) return join([texts(family.name), make]);
  if (family.noun !== 'name') {
    const [noun, rest] = halves(first);
    const before = family.noun === 'option' ? capitalised(noun) : join([texts(family.name), noun]);
    const after = [...(rest.bs === '' ? [] : [rest]), ...labels.slice(1)];
    return join([join([before, make]), ...after], after[0] && isMeasure(after[0]) && after.length === 1 ? ' ' : ', ');
  }
  const head = join([texts(family.name), make]);
  const closes = series === '' || (labels.length === 1 && isMeasure(first));
  return join([join([head, first], closes ? ' ' : ', '), ...labels.slice(1)], ', ');
}

/** The card's title and the words of the variant. */
export function variantTitle(title: Texts, variant: readonly Option[], family: Family): Texts {
  return join([title, ...variant.flatMap((option) => optionText(option, family) ?? [])], ', ');
}
