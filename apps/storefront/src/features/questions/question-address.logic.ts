import { numberIn } from '../../shared/address/search-values.logic.ts';

/** The question that the address of the messages asks for; null where it asks for none. */
export function questionIn(search: Readonly<Record<string, unknown>>): number | null {
  const id = numberIn(search['question']);
  return Number.isInteger(id) && id > 0 ? id : null;
}
