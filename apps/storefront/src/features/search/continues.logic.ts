const plain = (text: string): string => text.trim().toLocaleLowerCase();

/** Whether one text is the other with more or fewer letters at its end: what was found for the one may stand for the other for a moment. */
export function continues(before: string, now: string): boolean {
  const [one, other] = [plain(before), plain(now)];
  return one.startsWith(other) || other.startsWith(one);
}
