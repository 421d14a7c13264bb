import type { ArticleCard } from '@sjaj/contract';
import { t } from '../texts/t.ts';

type Packed = Pick<ArticleCard, 'pack' | 'unit' | 'variation'>;

/** How an article is packed, in words: "kut = 4 kom", "1 kom", or what there is to choose from: "36–47". */
export function packText({ pack, unit, variation }: Packed): string {
  if (variation) return variation.range || t('unit.variants', { count: variation.members });
  if (pack) return t('unit.packContents', { pack: pack.unit, quantity: pack.factor, unit });
  return t('unit.quantityOf', { quantity: 1, unit });
}
