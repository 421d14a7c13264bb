import type { DemoArticle, Link } from './article.ts';

type Rule = readonly [from: string, to: string, relation: Link['relation'], sameBrand?: boolean];

/** Families whose articles go with each other. */
const RULES: readonly Rule[] = [
  ['dry-vacuum', 'vacuum-bags', 'consumable'],
  ['dry-vacuum', 'filter', 'spare_part', true],
  ['dry-vacuum', 'nozzle', 'accessory', true],
  ['wet-vacuum', 'filter', 'spare_part', true],
  ['wet-vacuum', 'nozzle', 'accessory', true],
  ['scrubber', 'blade', 'spare_part', true],
  ['scrubber', 'machine-brush', 'consumable'],
  ['scrubber', 'battery', 'spare_part', true],
  ['scrubber', 'charger', 'accessory', true],
  ['scrubber', 'floor-machine', 'consumable'],
  ['ride-on', 'machine-brush', 'consumable'],
  ['ride-on', 'floor-machine', 'consumable'],
  ['single-disc', 'pad', 'consumable'],
  ['single-disc', 'floor-stripper', 'consumable'],
  ['soap-dispenser', 'liquid-soap', 'consumable'],
  ['sensor-dispenser', 'hand-gel', 'consumable'],
  ['jumbo', 'paper-holder', 'accessory'],
  ['folded-towels', 'paper-holder', 'accessory'],
  ['paper-holder', 'folded-towels', 'consumable'],
  ['flat-mop', 'mop-holder', 'accessory'],
  ['mop-holder', 'handle', 'accessory'],
  ['mop-holder', 'flat-mop', 'consumable'],
  ['broom', 'handle', 'accessory'],
  ['squeegee', 'handle', 'accessory'],
  ['half-mask', 'mask-filter', 'consumable', true],
  ['helmet', 'ear-defenders', 'accessory'],
  ['helmet', 'visor', 'accessory'],
  ['harness', 'fall-arrest', 'accessory', true],
  ['pedal-bin', 'waste-bags', 'consumable'],
  ['nitrile-gloves', 'hand-liquid', 'accessory'],
  ['nitrile-gloves', 'vinyl-gloves', 'alternative'],
  ['limescale', 'chemical-gloves', 'accessory'],
  ['degreaser', 'chemical-gloves', 'accessory'],
  ['glass', 'microfibre-cloth', 'accessory'],
  ['glass', 'squeegee', 'accessory'],
];

/** One article a card: the lead of a variation, or the article itself. */
const faces = (articles: readonly DemoArticle[]): DemoArticle[] =>
  articles.filter((article) => (article.variationTitle === null || article.isLead) && !article.isDiscontinued);

function ruled(byFamily: ReadonlyMap<string, readonly DemoArticle[]>): Link[] {
  return RULES.flatMap(([from, to, relation, sameBrand]) =>
    (byFamily.get(from) ?? []).flatMap((article, place) => {
      const matches = (byFamily.get(to) ?? []).filter((other) => !sameBrand || other.brand === article.brand);
      const chosen = [0, 1, 2].flatMap((step) => matches[(place + step) % Math.max(1, matches.length)] ?? []);
      return [...new Set(chosen)].map((other): Link => ({ from: article.code, to: other.code, relation }));
    }),
  );
}

/** Makes of one family that do the same job at another price. */
function alternatives(byFamily: ReadonlyMap<string, readonly DemoArticle[]>): Link[] {
  return [...byFamily.values()].flatMap((family) =>
    family.flatMap((article, place) => {
      const others = family.filter((other) => other.brand !== article.brand || other.series !== article.series);
      const chosen = [0, 1].flatMap((step) => others[(place + step) % Math.max(1, others.length)] ?? []);
      return [...new Set(chosen)].map((other): Link => ({
        from: article.code,
        to: other.code,
        relation: 'alternative',
      }));
    }),
  );
}

const keyOf = (link: Link): string => `${link.from} ${link.to} ${link.relation}`;

/** Links between the articles of an assortment: what goes with what, and what does the same job. */
export function linksBetween(articles: readonly DemoArticle[]): Link[] {
  const byFamily = Map.groupBy(faces(articles), (article) => article.family);
  const exploded: Link = { from: 'MA-60018', to: 'MA-60518', relation: 'spare_part' };
  const all = [exploded, ...ruled(byFamily), ...alternatives(byFamily)];
  return [...new Map(all.filter((link) => link.from !== link.to).map((link) => [keyOf(link), link])).values()];
}
