import { expect, it } from 'vitest';
import { worldOf } from '../../../test/oracle/listing-oracle.ts';
import { aQuestion, Chance, divergences } from '../../../test/oracle/listing-questions.ts';
import { randomArticle, randomReferences, WORDS } from '../../../test/oracle/random-goods.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { atOnce } from './slices.ts';

const NOW = Date.UTC(2026, 0, 15);
const ARTICLES = 60;
const TEXTS = [...WORDS, 'kofa', 'kanta plava', 'KOD-1', 'oznaka1', 'papir krpa metla', 'nemaovoga', 'rukavicama'];

it.each([1, 2, 3, 4, 5, 6])(
  'answers any question as a slow computation does, also after changes (%i)',
  async (seed) => {
    const chance = new Chance(seed);
    const references = randomReferences(chance);
    const index = new CatalogueIndex(references);
    let articles = Array.from({ length: ARTICLES }, (_, place) => randomArticle(chance, place + 1, NOW));
    index.index(articles, NOW);
    atOnce(index.sealing());
    await index.warm();
    for (let round = 0; round < 4; round += 1) {
      const world = worldOf(articles, references, NOW);
      for (let asked = 0; asked < 12; asked += 1) {
        const ask = aQuestion(chance, world, TEXTS);
        expect(divergences(index, world, ask), JSON.stringify(ask)).toEqual([]);
      }
      // Every tenth article is another one afterwards, and every twentieth is gone.
      const stays = articles.filter(() => !chance.isOneIn(20));
      index.remove(index.companions(articles.map(({ document }) => document.id)));
      articles = stays.map((one) => (chance.isOneIn(10) ? randomArticle(chance, one.document.id, NOW) : one));
      index.index(articles, NOW);
    }
  },
);
