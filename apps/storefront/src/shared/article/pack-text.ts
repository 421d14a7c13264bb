import type { ArticleCard } from '@sjaj/contract';
import { t } from '../texts/t.ts';
import { isShortRange } from './offer.logic.ts';

type Packed = Pick<ArticleCard, 'pack' | 'unit' | 'variation'>;
type Variation = NonNullable<ArticleCard['variation']>;

/** How an article is packed, in words: "kut = 4 kom", "1 kom", or what there is to choose from: "36–47". */
export function packText({ pack, unit, variation }: Packed): string {
  if (variation) return choiceText(variation);
  if (pack) return t('unit.packContents', { pack: pack.unit, quantity: pack.factor, unit });
  return t('unit.quantityOf', { quantity: 1, unit });
}

/** Sizes from the first to the last; of what has no order, like colours, how many there are. */
const choiceText = ({ range, members }: Variation): string =>
  isShortRange(range) ? range.replace(' – ', '–') : t('unit.variants', { count: members });
