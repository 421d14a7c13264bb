import { toLatin } from './transliterate.ts';

const LONGEST = 80;
const MARKS = /\p{M}/gu;
const WORD = /[a-z0-9]+/g;

const MOST_KNOWN = 5_000;
/** The same titles are shown again and again. */
const known = new Map<string, string>();

/**
 * The title as the tail of an address: `Канта за смеће 50 L` → `kanta-za-smece-50-l`, at most 80 characters, cut between
 * words. `-` where no letter is left, so that the address keeps its shape.
 */
export function slugOf(title: string): string {
  const before = known.get(title);
  if (before !== undefined) return before;
  const slug = slugged(title);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(title, slug);
  return slug;
}

function slugged(title: string): string {
  const plain = toLatin(title).toLowerCase().replaceAll('đ', 'dj').normalize('NFKD').replaceAll(MARKS, '');
  let slug = '';
  for (const [word] of plain.matchAll(WORD)) {
    const longer = slug === '' ? word.slice(0, LONGEST) : `${slug}-${word}`;
    if (longer.length > LONGEST) break;
    slug = longer;
  }
  return slug || '-';
}
