const TOKEN = '#token=';

/** The link of a mail that works once, such as an invitation's: staff can hand it over. Undefined where the mail has none. */
export function linkIn(text: string | null): string | undefined {
  const word = text?.split(/\s/).find((part) => part.startsWith('http') && part.includes(TOKEN));
  const [page, rest = ''] = word?.split(TOKEN) ?? [];
  const token = /^[\w-]+/.exec(rest)?.[0];
  return page !== undefined && token !== undefined ? `${page}${TOKEN}${token}` : undefined;
}
