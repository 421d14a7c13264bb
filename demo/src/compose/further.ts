import { CODE_PREFIX } from '../facts/categories.ts';
import { brands } from '../facts/brands.ts';
import { families } from '../facts/families/index.ts';
import type { Family, Line } from '../facts/family.ts';
import { randomFor, type Random } from '../random.ts';
import type { DemoArticle } from './article.ts';
import { articlesOf } from './card.ts';
import { ean13 } from './ean.ts';
import { cardsOf } from './makes.ts';

const WORDS =
  `Alfa Argo Astra Bora Brilo Brina Cedar Cirus Delta Dora Duna Eko Elan Fara Fino Fora Gala Gama Gea Hera Hidra Ikar
Impuls Iskra Jadro Java Junior Kamen Karst Komet Korus Lana Largo Lima Linea Luna Magma Maris Mega Mira Mono Nava Neo Nova
Olimp Onyx Optima Orion Palma Perla Pino Polo Prima Prolog Radius Rana Rival Rosa Sava Senso Solo Sonata Stella Tara Tempo
Terra Titan Tisa Trio Ultra Una Vega Vela Vita Vrbas Zenit Zora Zvono`.split(/\s+/);

/** Families in the order of how much of a large assortment they make up: a few many, most some. */
function familyChoice(): (random: Random) => Family {
  const shares = families.map((_, place) => 1 / (((place * 37) % families.length) + 4));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return (random) => {
    let rest = random.next() * total;
    for (const [place, share] of shares.entries()) {
      rest -= share;
      const family = families[place];
      if (rest <= 0 && family) return family;
    }
    return random.pick(families);
  };
}

/** Brands that fit a family: those which it has already, more rarely another one. */
function brandFor(family: Family, random: Random): string {
  return random.chance(0.7) ? random.pick(family.lines)[0] : random.pick(brands).name;
}

function withNumbers(article: DemoArticle, running: number): DemoArticle {
  return { ...article, ean: ean13(`3879${String(running).padStart(8, '0')}`) };
}

/**
 * Further articles in an endless stream, a card at a time: the families again under other brands and series, with their
 * scents, sizes and volumes. The same stream on every call; codes have six digits behind the category's.
 */
export function* furtherArticles(): Generator<readonly DemoArticle[], never> {
  const random = randomFor('further articles');
  const choose = familyChoice();
  const running = new Map<string, number>();
  let articles = 0;
  for (let make = 0; ; make += 1) {
    const family = choose(random);
    const root = family.category.charAt(0);
    const series = `${random.pick(WORDS)} ${1 + Math.floor(make / WORDS.length)}`;
    const line: Line = [brandFor(family, random), series, 0.7 + random.next() * 0.8];
    const nextCode = (): string => {
      const number = (running.get(root) ?? 0) + 1;
      running.set(root, number);
      return `${CODE_PREFIX[root] ?? 'XX'}-${root}${String(number).padStart(6, '0')}`;
    };
    for (const card of cardsOf(family, line)) {
      yield articlesOf(card, nextCode).map((article) => withNumbers(article, (articles += 1)));
    }
  }
}
