/** Longer ends leave the beginning no room. */
const LONGEST_END = 16;

/** A title as its beginning and the end that tells variants apart, such as `, vel. M`; '' where it has none. */
export function splitTitle(title: string): readonly [head: string, end: string] {
  const comma = title.lastIndexOf(', ');
  return comma <= 0 || title.length - comma > LONGEST_END ? [title, ''] : [title.slice(0, comma), title.slice(comma)];
}
