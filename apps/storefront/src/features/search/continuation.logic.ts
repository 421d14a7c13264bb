const plain = (text: string): string => text.trim().toLocaleLowerCase();

/** Whether one text is a prefix of the other. Results of the one may then be shown until those of the other are loaded. */
export function isContinuation(before: string, now: string): boolean {
  const [one, other] = [plain(before), plain(now)];
  return one.startsWith(other) || other.startsWith(one);
}
