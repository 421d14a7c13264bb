import type { UnitKey } from '../../../db/base-data/units.ts';
import type { Facts } from '../facts/family.ts';
import type { Random } from '../random.ts';
import type { Stock } from './article.ts';
import type { Card } from './makes.ts';

/** How a card is packed, unless its family says otherwise: bottles in boxes by their volume. */
export function packsOf(card: Card, litres: number | undefined): readonly (readonly [UnitKey, number])[] {
  if (card.family.packs.length > 0 || litres === undefined || card.family.kind !== 'product') return card.family.packs;
  if (!/^[14]/.test(card.family.category) || litres > 10) return [];
  return [['kut', litres <= 1 ? 12 : litres <= 5 ? 4 : 2]];
}

/** Grams of one unit: its content and container, else what the family says, larger for dearer makes. */
export function weightOf(card: Card, amount: number | undefined, factor: number): number {
  const isFilled = amount !== undefined && /^(1|4)/.test(card.family.category);
  return isFilled ? Math.round(amount * 1040 + 40) : Math.round(card.family.weight * Math.min(4, 0.5 + factor / 2));
}

/** Stock on hand, less of what is dear; about one in fifteen is out, as many are low. */
export function stockOf(vpc: number, random: Random): Stock {
  const usual = Math.max(2, Math.round(40_000 / Math.sqrt(vpc + 50) / 8));
  const low = Math.max(1, Math.round(usual / 8));
  const lot = random.next();
  if (lot < 0.065) return { onHand: 0, low, expectedIn: random.chance(0.6) ? random.between(3, 24) : null };
  if (lot < 0.13) return { onHand: random.between(1, low), low, expectedIn: random.between(2, 14) };
  return { onHand: Math.round(usual * (0.3 + random.next() * 2)) + low, low, expectedIn: null };
}

/** Tags by what the card is for; buyers see them as short cuts. */
export function tagsOf(card: Card, facts: Facts): string[] {
  const { category } = card.family;
  const note = card.line[3];
  const tags: string[] = [];
  if (note === 'eco' || facts['eko'] !== undefined) tags.push('eko');
  if (note === 'value') tags.push('povoljno');
  if (note === 'food' || category === '5.3.3' || /^(1\.3|9|7\.5\.3)/.test(category)) tags.push('haccp');
  if (/^(4\.4|2\.1|1\.6)/.test(category)) tags.push('hotel');
  if (/^(1\.5|7\.1\.1|7\.2|2\.3\.3)/.test(category)) tags.push('zdravstvo');
  if (/^(7\.[3-6]|7\.1\.2)/.test(category)) tags.push('gradiliste');
  if (/^(1\.7|2\.3\.1)/.test(category)) tags.push('radionica');
  if (/^(1\.1|1\.4|2\.2|5\.)/.test(category)) tags.push('skole');
  if (card.brand.name === 'Hladnik' || card.family.key === 'winter') tags.push('zima');
  if (/^6/.test(category)) tags.push('servis');
  return tags;
}
