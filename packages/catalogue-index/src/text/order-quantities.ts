import { foldLetters } from '@sjaj/domain';

/** How much of the goods somebody wants: `10 kom`, `2 kanistera`, `3x`, and a number that begins the text, as in a shopping list. */
const ORDER_QUANTITY =
  /(?:^| )\d{1,5} ?(?:x|kom[a-z]*|pak[a-z]*|kut|kutij[a-z]*|karton[a-z]*|kanist[a-z]*|boc[a-z]*|par[ai]?|rol[a-z]*)(?= |$)|^\d{1,4}(?= )/g;

/** The text, folded, without the quantities that somebody orders; the same text where there are none. */
export function withoutOrderQuantities(text: string): string {
  const folded = foldLetters(text);
  const rest = folded.replace(ORDER_QUANTITY, '').trim();
  return rest === folded || rest === '' ? text : rest;
}
