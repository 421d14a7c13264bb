import { feninga } from '@sjaj/domain';
import type { ReadArticle } from '../../src/modules/search/documents.ts';
import { References } from '../../src/modules/search/references.ts';
import type { Chance } from './listing-questions.ts';

const DAY_MS = 86_400_000;
export const WORDS = ['kanta', 'papir', 'sapun', 'krpa', 'rukavica', 'metla', 'čistač', 'folija', 'plava', 'jaka'];

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const place = { position: 0, swatch: null, unit: null, pictureKey: null, icon: null, isOnMainPage: false };

/** 20 categories in trees, 6 brands, 5 attributes (one is no filter) of 4 values, 4 tags, 8 variations. */
export function randomReferences(chance: Chance): References {
  const named = (id: number, word: string) => ({ ...place, id, title: { bs: `${word} ${id}` } });
  return new References({
    categories: upTo(20).map((id) => ({ ...named(id, 'K'), parentId: id < 4 ? null : 1 + chance.number(id - 1) })),
    brands: upTo(6).map((id) => ({
      ...{ id, title: `Brend ${id}`, description: {}, logoKey: null, isHighlighted: false, position: 0 },
    })),
    attributes: upTo(5).map((id) => ({ ...named(id, 'O'), isFilter: id < 5 })),
    values: upTo(20).map((id) => ({ ...named(id, 'v'), attributeId: 1 + (id % 5) })),
    variations: upTo(8).map((id) => ({ id, title: { bs: `Varijanta ${id}`, en: `Kind ${id % 3}` } })),
    tags: upTo(4).map((id) => ({ id, title: { bs: `oznaka${id}` } })),
    synonyms: [['kanta', 'kofa']],
  });
}

/** An article of any kind: sold in packs or not, on sale, over or to come, discontinued, a member of a variation. */
export function randomArticle(chance: Chance, id: number, now: number): ReadArticle {
  const some = (count: number, most: number): number[] => [
    ...new Set(Array.from({ length: chance.number(most + 1) }, () => 1 + chance.number(count))),
  ];
  const vpc = 50 + chance.number(30) * 50;
  const sales = chance.isOneIn(4)
    ? some(3, 2).map((part) => {
        const from = now + (chance.number(5) - 3) * DAY_MS;
        const price = feninga(Math.ceil((vpc * part) / 4));
        return { from, to: from + 2 * DAY_MS, price, retail: feninga(price * 2) };
      })
    : [];
  const breaks = chance.isOneIn(4) ? [{ fromQuantity: 1 + chance.number(12), price: feninga(Math.ceil(vpc / 2)) }] : [];
  return {
    text: {
      codes: [`KOD-${id}`],
      descriptions: chance.isOneIn(3) ? [`${chance.one(WORDS)} ${chance.one(WORDS)}`] : [],
    },
    document: {
      ...{ id, isDiscontinued: chance.isOneIn(9), isLead: chance.isOneIn(3), tagIds: some(4, 1) },
      brandId: 1 + chance.number(6),
      variationId: chance.isOneIn(4) ? 1 + chance.number(8) : null,
      categoryIds: some(20, 3),
      valueIds: some(20, 6),
      title: { bs: `${chance.one(WORDS)} ${chance.one(WORDS)}`, en: chance.one(['bin', 'Čaša', 'cloth']) },
      prices: { vpc: feninga(vpc), mpc: feninga(vpc * 2), taxRateBp: 1_700, sale: null, saleRetail: null, breaks },
      sales,
      minimum: 1 + chance.number(3),
      pack: chance.one([1, 1, 6]),
      available: chance.number(3),
      popularity: chance.number(4),
      rating: chance.number(3) * 250,
      createdAt: now - chance.number(400) * DAY_MS,
    },
  };
}
