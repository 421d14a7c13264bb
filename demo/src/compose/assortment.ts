import { CODE_PREFIX } from '../facts/categories.ts';
import { families } from '../facts/families/index.ts';
import { articlesOf } from './card.ts';
import { codeSource } from './codes.ts';
import { withExceptions, type Assortment } from './exceptions.ts';
import { linksBetween } from './links.ts';
import { cardsOf } from './makes.ts';

let composed: Assortment | undefined;

/** The demo assortment, the same on every call: some 1,600 articles with their links. */
export function assortment(): Assortment {
  composed ??= compose();
  return composed;
}

function compose(): Assortment {
  const sources = new Map(Object.keys(CODE_PREFIX).map((root) => [root, codeSource(root)]));
  const articles = families.flatMap((family) => {
    const nextCode = sources.get(family.category.charAt(0));
    if (!nextCode) throw new Error(`no codes for category ${family.category}`);
    return family.lines.flatMap((line) => cardsOf(family, line).flatMap((card) => articlesOf(card, nextCode)));
  });
  const { articles: lived, links } = withExceptions(articles);
  return { articles: lived, links: [...links, ...linksBetween(lived)] };
}
