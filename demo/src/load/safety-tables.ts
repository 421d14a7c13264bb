import { hazards, type HazardKey } from '../facts/hazards.ts';
import { hash } from '../random.ts';
import type { Numbered } from './article-tables.ts';
import { table, type Cell, type Table } from './table.ts';

const UFI_SIGNS = '0123456789ACDEFGHJKMNPQRSTUVWXY';

/** A formula identifier in the printed form of four groups. */
function ufi(seed: number): string {
  let rest = BigInt(seed) * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n;
  let signs = '';
  for (let index = 0; index < 16; index += 1) {
    signs += UFI_SIGNS[Number(rest % 31n)] ?? '0';
    rest /= 31n;
  }
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}

function safetyRow(id: number, recipe: string, key: HazardKey): Cell[] {
  const { pictograms, signal, h, p, adr } = hazards[key];
  const seed = hash(recipe);
  const permit =
    key === 'quat' || key === 'alcohol' || key.startsWith('chlorine') ? `BP-${(seed % 9000) + 1000}/2024` : null;
  return [
    id,
    pictograms,
    key === 'none' ? null : signal,
    h,
    p,
    ufi(seed),
    adr === null ? null : adr[1],
    adr === null ? null : adr[0],
    permit,
  ];
}

/** Safety data of all mixtures; sizes of one recipe share its formula identifier. */
export function safetyTable(articles: readonly Numbered[]): Table {
  return table(
    'article_safety',
    'article_id pictograms signal_word hazard_codes precaution_codes ufi adr_class un_number biocide_permit',
    articles.flatMap(({ id, article }) => {
      const recipe = `${article.family} ${article.brand} ${article.series}`;
      return article.hazard === null ? [] : [safetyRow(id, recipe, article.hazard)];
    }),
  );
}
