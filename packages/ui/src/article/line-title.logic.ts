/** Longer ends leave the beginning no room. */
const LONGEST_END = 16;

/** A title as its beginning and the end that tells variants apart, such as `, vel. M` or ` 5 L`; '' where it has none. */
export function splitTitle(title: string): readonly [head: string, end: string] {
  const start = startOfEnd(title);
  return start <= 0 || title.length - start > LONGEST_END ? [title, ''] : [title.slice(0, start), title.slice(start)];
}

/** Where the part after the last comma begins, else the size that closes the title: a number, alone or with its unit. */
function startOfEnd(title: string): number {
  const comma = title.lastIndexOf(', ');
  if (comma >= 0) return comma;
  const words = title.split(' ');
  const size = words.slice(-2).find((word) => /^\d/.test(word));
  return size === undefined ? -1 : title.lastIndexOf(` ${size}`);
}
