// What decides how an article looks: its family, brand, content and colour. Sizes and scents do not show.
import type { DrawKind } from '../drawings/painters.ts';
import { hashText } from '../drawings/studio/random.ts';
import type { DrawRequest } from '../drawings/studio/types.ts';
import { brandNamed } from '../src/facts/brands.ts';
import type { Family, Line, Option } from '../src/facts/family.ts';
import { hazards } from '../src/facts/hazards.ts';
import type { Colour } from '../src/texts/colours.ts';
import { packageColours } from './colours.ts';
import { isPackage, isTool, kindOf, kindOfOption } from './kinds.ts';
import { isColour, optionsOf, printedOn, showsClass, typeOf } from './variants.ts';

/** One picture to draw, with the facts by which articles find it. */
export type Picture = {
  key: string;
  kind: DrawKind;
  family: string;
  category: string;
  brand: string;
  /** The contents or classes that it stands for, such as `5 L`; printed where there is one only. */
  contents: readonly string[];
  /** Key of the article's colour; empty where it comes in one only. */
  colour: string;
  request: DrawRequest<DrawKind>;
};

const PLAIN: Readonly<Record<string, string>> = { č: 'c', ć: 'c', š: 's', ž: 'z', đ: 'd' };

/** A text as part of a file name: small letters, digits and hyphens. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[čćšžđ]/g, (c) => PLAIN[c] ?? c)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The words on the label: the series and the name of the family. */
function labelTitle(name: string, series: string): string {
  return series ? `${series} ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}

/** One visible form of a family: options that look alike, in one colour. */
type Look = { kind: DrawKind; type: string | undefined; options: readonly Option[]; colour: Colour | undefined };

const wordsOf = (option: Option | undefined): string => option?.label?.[0] ?? '';

function picture(family: Family, [brand, series]: Line, look: Look, ownColour: boolean): Picture {
  const { kind, type, options, colour } = look;
  const words = options.length === 1 ? wordsOf(options[0]) : '';
  const printed = isPackage(kind) || showsClass(kind) ? printedOn(kind, words) : '';
  const seed = hashText(`${family.key} ${brand}`) % 1_000_003;
  const opts = optionsOf(kind, colour, type, words);
  const colors = packageColours(brand, family.category, seed);
  const title = kind === 'sign' ? (words || family.name[0]).toUpperCase() : labelTitle(family.name[0], series);
  const parts = [kind, brandNamed(brand).key, family.key, showsClass(kind) ? words : (type ?? ''), printed];
  return {
    key: [...new Set([...parts, ownColour ? (colour ?? '') : ''].map(slug))].filter(Boolean).join('-'),
    kind,
    family: family.key,
    category: family.category,
    brand,
    contents: options.map((option) => slug(wordsOf(option))),
    colour: ownColour ? (colour ?? '') : '',
    request: {
      kind,
      seed,
      label: { brand, title, volume: kind === 'sign' ? '' : printed },
      colors: opts.c && isTool(kind) ? { ...colors, cap: opts.c, label: opts.c } : colors,
      ghs: family.hazard ? [...hazards[family.hazard].pictograms] : [],
      opts,
    },
  };
}

/** The options that can change what an article looks like: volumes and weights, else its models. */
function formsOf(family: Family): readonly Option[] {
  const measured = family.axes.find((axis) => axis.attribute === 'volumen' || axis.attribute === 'masa_neto');
  const models = family.axes.find((axis) => axis.attribute === null);
  return (isPackage(kindOf(family)) ? (measured ?? models) : (models ?? measured))?.options ?? [];
}

/** Options that look alike share a picture. */
function looksOf(family: Family): Omit<Look, 'colour'>[] {
  const options = formsOf(family);
  const usual = kindOf(family);
  if (options.length === 0) return [{ kind: usual, type: typeOf(family, usual, undefined), options }];
  const groups = Map.groupBy(options, (option) => {
    const kind = kindOfOption(family, option);
    return `${kind} ${typeOf(family, kind, option) ?? ''} ${showsClass(kind) ? option.key : ''}`;
  });
  return [...groups.values()].map((alike) => {
    const kind = alike[0] ? kindOfOption(family, alike[0]) : usual;
    return { kind, type: typeOf(family, kind, alike[0]), options: alike };
  });
}

/** The colours that a family is offered in; `own` where articles differ by it. */
function coloursOf(family: Family): { own: boolean; list: readonly (Colour | undefined)[] } {
  const colours = (options: readonly Option[]) => options.map((option) => option.attributes['boja']).filter(isColour);
  const offered = family.axes.map((axis) => colours(axis.options)).find((list) => list.length > 0);
  if (offered) return { own: true, list: [...new Set(offered)] };
  const fixed = family.facts['boja'];
  return { own: false, list: [isColour(fixed) ? fixed : undefined] };
}

/** All pictures of a family: each brand in each visible form and in each colour. */
export function picturesOf(family: Family): Picture[] {
  const { own, list } = coloursOf(family);
  const looks = looksOf(family).flatMap((look) => list.map((colour) => ({ ...look, colour })));
  return family.lines.flatMap((line) => looks.map((look) => picture(family, line, look, own)));
}
