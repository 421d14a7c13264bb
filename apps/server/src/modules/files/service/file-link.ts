import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link shows: a small picture, the file in the browser, or the file to save. */
export const FILE_VARIANTS = ['thumbnail', 'view', 'download'] as const;
export type FileVariant = (typeof FILE_VARIANTS)[number];

/** For whom a link is: users of the company, the user alone, or staff. */
export type FileReader = `company:${number}` | `user:${number}` | 'staff';

interface FileLink {
  readonly id: number;
  readonly variant: FileVariant;
  readonly reader: FileReader;
  /** Unix time in seconds. */
  readonly until: number;
}

const STEP_S = 300;

/** When a link ends that is made now: five to ten minutes ahead, the same for all links of five minutes, so that browsers can cache. */
export const endOfLink = (now: Date): number => (Math.floor(now.getTime() / 1_000 / STEP_S) + 2) * STEP_S;

const signatureOf = (secret: Buffer, { id, variant, reader, until }: FileLink): Buffer =>
  createHmac('sha256', secret).update(`${id} ${variant} ${reader} ${until}`).digest();

/** The path with query of a link. */
export function signFileLink(secret: Buffer, link: FileLink): string {
  const query = new URLSearchParams({
    for: link.reader,
    until: String(link.until),
    signature: signatureOf(secret, link).toString('base64url'),
  });
  return `/files/private/${link.id}/${link.variant}?${query.toString()}`;
}

/** Whether the signature is ours and the link has not ended. */
export function isValidFileLink(secret: Buffer, link: FileLink, signature: string, now: Date): boolean {
  if (!(link.until * 1_000 > now.getTime())) return false;
  const expected = signatureOf(secret, link);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
