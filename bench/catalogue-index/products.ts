import { synonymGroups } from '../../db/base-data/synonyms/index.ts';
import type { IndexedProduct, IndexOptions } from '@sjaj/catalogue-index';
import { feninga } from '@sjaj/domain';

const KINDS = ['kanta', 'papir', 'sapun', 'krpa', 'rukavica', 'metla', 'čistač', 'folija', 'deterdžent', 'vreća'];
const COLOURS = ['plava', 'crvena', 'zelena', 'bijela', 'crna', 'žuta', 'siva', 'prozirna'];
const USES = ['kuhinju', 'podove', 'staklo', 'ruke', 'industriju', 'hotele', 'sanitarije', 'tekstil', 'namještaj'];
const BRANDS = 60;
/** As many ways of packing as a large shop has. */
const PACKS = 80;
export const CATEGORIES = 120;
const TOP_CATEGORIES = 12;
export const ATTRIBUTES = 12;
export const VALUES_PER_ATTRIBUTE = 15;
const DAY_MS = 86_400_000;
/** Primes without a common factor with the lists above spread every property over all products. */
const SPREAD = [7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47] as const;

const one = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

const pathOf = (category: number): number[] => {
  const middle = TOP_CATEGORIES + (category % (CATEGORIES - TOP_CATEGORIES));
  return [1 + middle, 1 + (middle % TOP_CATEGORIES)];
};

function product(place: number, now: number): IndexedProduct {
  const mixed = Math.imul(place + 1, 0x9e3779b1) >>> 0;
  const netPrice = feninga(100 + ((mixed + (now % 977)) % 20_000));
  const [own = 1, top = 1] = pathOf(mixed >>> 7);
  const values = SPREAD.slice(0, 3 + (mixed % 4)).map((prime, index) => {
    const attribute = (index * 3 + (mixed % 3)) % ATTRIBUTES;
    const value = Math.floor((mixed / prime) % VALUES_PER_ATTRIBUTE);
    return { id: 1 + attribute * VALUES_PER_ATTRIBUTE + value, attributeId: 1 + attribute };
  });
  const title = `${one(KINDS, mixed)} ${one(COLOURS, mixed >>> 4)} za ${one(USES, mixed >>> 8)} ${mixed % 900}`;
  return {
    id: place + 1,
    brandId: 1 + (mixed % BRANDS),
    categoryIds: [own],
    netPrice,
    retailPrice: feninga(Math.round(netPrice * 1.17)),
    taxRateBp: 1_700,
    quantityPrices: [],
    minimumQuantity: 1,
    packSize: 1,
    promotions: [],
    groupId: null,
    isLead: false,
    isDiscontinued: false,
    title: { bs: title, en: `${one(COLOURS, mixed >>> 4)} ${one(KINDS, mixed)}` },
    groupTitle: null,
    facets: { categoryIds: [own, top], tagIds: [], packId: 1 + (mixed % PACKS), values },
    text: {
      codes: [`A-${place + 100_000}`],
      brand: `Brend ${1 + (mixed % BRANDS)}`,
      names: [`Kategorija ${own}`, `Kategorija ${top}`, ...values.map(({ id }) => `vrijednost ${id}`)],
      descriptions: [`${one(KINDS, mixed >>> 3)} koja ${one(COLOURS, mixed >>> 9)} služi za ${one(USES, mixed >>> 5)}`],
    },
    available: mixed % 5,
    popularity: mixed % 1_000,
    rating: mixed % 501,
    createdAt: now - (mixed % 900) * DAY_MS,
  };
}

/** Products of invented properties, the same for the same place and time. */
export const someProducts = (from: number, count: number, now: number): IndexedProduct[] =>
  Array.from({ length: count }, (_, index) => product(from + index, now));

/** The lowest of list price, contract price and discount. */
export const taxonomy = (): IndexOptions => ({
  priceRules: {
    pricesOf({ id, netPrice, retailPrice }, { isRetail, terms }) {
      const price = isRetail ? retailPrice : Math.min(netPrice, terms?.contractPrices.get(id) ?? netPrice);
      return { price, normalPrice: price };
    },
  },
  categoryNames: Array.from({ length: CATEGORIES }, (_, index) => ({
    id: index + 1,
    texts: [`Kategorija ${index + 1}`, one(USES, index)],
  })),
  brandNames: Array.from({ length: BRANDS }, (_, index) => ({ id: index + 1, texts: [`Brend ${index + 1}`] })),
  synonyms: synonymGroups,
});

export const WORDS = [...KINDS, ...COLOURS, ...USES];
