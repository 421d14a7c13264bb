import { expect, it } from 'vitest';
import { categories } from '../facts/categories.ts';
import { brands } from '../facts/brands.ts';
import { pins } from '../facts/pins.ts';
import { LANGUAGES, type Texts } from '../texts/phrase.ts';
import { assortment } from './assortment.ts';
import { isEan13 } from './ean.ts';

const { articles, links } = assortment();

const codes = new Set(articles.map((article) => article.code));

it('offers at least 1,500 articles of all thirty brands, in every category of the tree', () => {
  expect(articles.length).toBeGreaterThanOrEqual(1_500);
  expect(new Set(articles.map((article) => article.brand)).size).toBe(brands.length);
  expect(brands).toHaveLength(30);
  const leaves = categories.filter(({ outline }) => !categories.some((other) => other.parent === outline));
  const filled = new Set(articles.map((article) => article.category));
  expect(leaves.filter(({ outline }) => !filled.has(outline))).toEqual([]);
});

it('gives every article a code and a valid EAN of its own', () => {
  expect(codes.size).toBe(articles.length);
  expect(new Set(articles.map((article) => article.ean)).size).toBe(articles.length);
  expect(articles.filter(({ ean }) => !isEan13(ean) || !ean.startsWith('387'))).toEqual([]);
});

it('speaks every language, without gaps, double spaces or unfilled places', () => {
  const errors = articles.flatMap((article) =>
    (['title', 'short', 'description'] as const).flatMap((field) =>
      LANGUAGES.map((language) => ({ code: article.code, field, text: article[field][language] })),
    ),
  );
  expect(errors.filter(({ text }) => text.length < 8 || / {2}|[{}]|undefined|null| ,| \./.test(text))).toEqual([]);
});

it('keeps the words of each language apart', () => {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const said = (language: keyof Texts): Set<string> =>
    new Set(articles.flatMap(({ title, description }) => [...words(title[language]), ...words(description[language])]));
  const foreign = (language: keyof Texts, list: string): string[] =>
    list.split(' ').filter((word) => said(language).has(word));
  expect(
    foreign(
      'hr',
      'hemijski hemijska hemikalijama tečni tečno sistem mašina mašine tačka pakovanju usisivač kofa hlor kašika',
    ),
  ).toEqual([]);
  expect(
    foreign(
      'srLatn',
      'zrak zraka ručnik ručnici naočale hlače sigurnosni aluminijska protuklizni potplat suho spužva stroj',
    ),
  ).toEqual([]);
  expect(foreign('bs', 'kemijski tekući stroj strojevi vazduh naočare pantalone sunđer promjer')).toEqual([]);
});

it('makes colours agree with their nouns', () => {
  const titles = new Set(articles.map((article) => article.title.bs));
  const has = (start: string, end: string): boolean =>
    [...titles].some((one) => one.startsWith(start) && one.includes(end));
  expect(has('Zaštitna kaciga', ', žuta')).toBe(true);
  expect(has('Radne hlače', ', tamnoplave, vel. L')).toBe(true);
  expect(has('Visokovidljivi prsluk', ', narandžasti')).toBe(true);
  const helmet = articles.find((one) => one.title.bs.startsWith('Zaštitna kaciga Kapica Bau, crvena'));
  expect(helmet?.title.srLatn).toBe('Zaštitni šljem Kapica Bau, crveni');
  expect(
    [...titles].filter((one) => /^(Rukavice|Radne hlače|Salvete|Vreće).*, (plava|crna|bijela|siva)/.test(one)),
  ).toEqual([]);
});

it('prices sanely: purchase below wholesale below retail, breaks falling', () => {
  for (const { code, prices, breaks } of articles) {
    expect(prices.nc, code).toBeLessThan(prices.vpc);
    expect(prices.mpc, code).toBeGreaterThanOrEqual(Math.floor(prices.vpc * 1.17));
    const falling = [prices.vpc, ...breaks.map((one) => one.price)];
    expect(falling, code).toEqual([...falling].sort((a, b) => b - a));
  }
});

it('carries the articles that are known by code, at their prices', () => {
  for (const pin of pins) {
    const found = articles.filter((one) => one.code === pin.code || one.cardCode === pin.code);
    expect(found.length, pin.code).toBeGreaterThan(0);
    expect(
      found.map((one) => one.prices.vpc),
      pin.code,
    ).toContain(pin.vpc);
  }
  const titles = new Map(articles.map((article) => [article.code, article.title.bs]));
  expect(titles.get('CL-10015')).toBe('Sredstvo za svakodnevno pranje podova Aqualin Floor 5 L');
  expect(titles.get('MA-60003')).toBe('Usisivač za suho usisavanje Tornado S10, 10 L');
  expect(titles.get('ZR-70040-42')).toBe('Zaštitne cipele Toren S3 SRC niske, kompozitna kapica, vel. 42');
});

it('holds every awkward case', () => {
  const cases = {
    onRequest: articles.some((one) => one.onRequest && !one.isDiscontinued),
    outOfStock: articles.some((one) => one.stock.onHand === 0 && !one.isDiscontinued),
    lowStock: articles.some((one) => one.stock.onHand > 0 && one.stock.onHand <= one.stock.low),
    ownVariantPrices: articles.some((one) => one.code === 'ZR-70001-XL' && one.prices.vpc === 920),
    twoDimensions: articles.some((one) => one.variationAttributes.length === 2),
    breaks: articles.some((one) => one.breaks.length >= 2),
    minimumAndMultiple: articles.some((one) => one.minimum > 1 && one.packSize > 1),
    hazardous: articles.some((one) => one.hazard === 'quat'),
    archived: articles.some((one) => one.isArchived),
    replaced: links.some((one) => one.relation === 'replacement'),
    sparePart: links.some((one) => one.from === 'MA-60018' && one.to === 'MA-60518' && one.relation === 'spare_part'),
    noPicture: articles.some((one) => one.picture === null),
    longTitle: articles.some((one) => one.title.bs.length > 150),
    injekciono: articles.some((one) => one.title.srLatn.startsWith('Mašina za injekciono pranje')),
    recent: articles.filter((one) => one.createdDaysAgo <= 30).length >= 10,
  };
  expect(Object.entries(cases).filter(([, isThere]) => !isThere)).toEqual([]);
});

it('links existing articles only, each once', () => {
  expect(links.filter((one) => !codes.has(one.from) || !codes.has(one.to) || one.from === one.to)).toEqual([]);
  expect(new Set(links.map((one) => `${one.from} ${one.to} ${one.relation}`)).size).toBe(links.length);
});

it('names one lead for every variation', () => {
  const variants = articles.filter((one) => one.variationTitle !== null);
  const cards = new Set(variants.map((one) => one.cardCode));
  expect(
    variants
      .filter((one) => one.isLead)
      .map((one) => one.cardCode)
      .sort(),
  ).toEqual([...cards].sort());
});
