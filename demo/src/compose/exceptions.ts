import type { DemoArticle, Link } from './article.ts';

/** An assortment that has lived: what it offers, and how the articles hang together. */
export interface Assortment {
  readonly articles: readonly DemoArticle[];
  readonly links: readonly Link[];
}

const NEVER = new Set(['CL-10015', 'ZR-70001-M', 'PR-50012', 'PA-20004', 'MA-60003', 'ZR-70066', 'CL-10102']);

/** What the shop window shows must be there: articles named by code are well stocked. */
const stocked = (article: DemoArticle): DemoArticle =>
  NEVER.has(article.code)
    ? { ...article, stock: { onHand: article.prices.vpc > 10_000 ? 14 : 640, low: 10, expectedIn: null } }
    : article;

const alone = (article: DemoArticle): boolean => article.variationTitle === null && article.kind === 'product';

/** Every sixtieth plain article has run out for good, some are archived; its successor is the next make of the same family. */
function retire(articles: readonly DemoArticle[]): Assortment {
  const links: Link[] = [];
  const plain = articles.filter(alone);
  const retired = new Set<string>();
  const archived = new Set<string>();
  plain.forEach((article, place) => {
    if (place % 60 !== 31 || article.popularity > 800) return;
    const successor = plain.find((other) => other.family === article.family && other.series !== article.series);
    if (!successor || retired.has(successor.code)) return;
    retired.add(article.code);
    if (retired.size % 6 === 5) archived.add(article.code);
    links.push({ from: article.code, to: successor.code, relation: 'replacement' });
  });
  const after = articles.map((article) =>
    retired.has(article.code)
      ? {
          ...article,
          isDiscontinued: true,
          isArchived: archived.has(article.code),
          onRequest: true,
          breaks: [],
          stock: { onHand: 0, low: 0, expectedIn: null },
        }
      : article,
  );
  return { articles: after, links };
}

/** The assortment with its exceptions: well-stocked leaders, discontinued articles with successors. */
export function withExceptions(articles: readonly DemoArticle[]): Assortment {
  return retire(articles.map(stocked));
}
