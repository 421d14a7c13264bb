import { BlockList, isIP, isIPv6 } from 'node:net';
import { z } from 'zod';
import type { Sender } from '../mail/mailer.ts';
import { networkCheck } from '../http/public-address.ts';
import { parseSecretKey } from './secret-key.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether only programs of this machine reach the host. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) === 0) return bare === 'localhost' || bare.endsWith('.localhost');
  return loopback.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}

/** A whole number in decimal digits. */
export const wholeNumber = (most: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .refine((value) => value <= most, { error });

const PORT_ERROR = 'a port, 0 to 65535';
export const port = wholeNumber(65_535, PORT_ERROR);

const LABEL = /^[\w.-]{1,253}$/;
/** A host name or an address to listen on. */
export const host = z
  .string()
  .refine((text) => isIP(text) !== 0 || LABEL.test(text), { error: 'a host name or IP address, such as 0.0.0.0' });

const withProtocol = (text: string, protocols: readonly string[]): URL | null => {
  const url = URL.parse(text);
  return url && protocols.includes(url.protocol) && url.hostname !== '' ? url : null;
};

// The values of the next three hold passwords: an error shows the form, never the value.
export const databaseUrl = z.string().refine((text) => withProtocol(text, ['postgres:', 'postgresql:']) !== null, {
  error: 'must look like postgres://user:password@host:5432/database',
});

export const smtpUrl = z.string().refine((text) => withProtocol(text, ['smtp:', 'smtps:']) !== null, {
  error: 'must look like smtps://user:password@host:465 or smtp://host:587',
});

const BUCKET = /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** An S3 bucket with the key to it. */
export const bucketUrl = z.string().refine(
  (text) => {
    const url = withProtocol(text, ['http:', 'https:']);
    return url !== null && BUCKET.test(url.pathname) && url.username !== '' && url.password !== '';
  },
  { error: 'must look like https://key:secret@s3.example.com/bucket?region=eu-central-1' },
);

/** Networks with their prefix, separated by commas. */
export const networks = z
  .string()
  .transform((text) => text.split(',').map((network) => network.trim()))
  .refine((list) => networkCheck(list) !== null, { error: 'networks such as 10.1.0.0/16, separated by commas' });

/** The daemon of a virus scanner. */
export const clamdUrl = z.string().refine((text) => withProtocol(text, ['tcp:']) !== null, {
  error: 'must look like tcp://127.0.0.1:3310',
});

// A secret: the error shows the form, never the value.
export const secretKey = z.string().transform((text, context) => {
  const key = parseSecretKey(text);
  if (!key)
    context.addIssue({ code: 'custom', message: 'must be 32 bytes in base64, as openssl rand -base64 32 prints' });
  return key ?? z.NEVER;
});

const MAIL_ADDRESS = '[^\\s<>()[\\]\\\\,;:"@]{1,64}@[^\\s<>()[\\]\\\\,;:"@]{1,190}';
const SENDER = new RegExp(
  `^(?:(?<bare>${MAIL_ADDRESS})|(?<name>[^<>\\r\\n]{0,100})<(?<address>${MAIL_ADDRESS})>)$`,
  'u',
);
/** The sender of mail, with or without a name. */
export const sender = z
  .string()
  .trim()
  .regex(SENDER, { error: 'must look like Sjaj <prodaja@example.ba>' })
  .transform((text): Sender => {
    const { bare, name = '', address = bare ?? '' } = SENDER.exec(text)?.groups ?? {};
    return { name: name.trim(), address };
  });

/** The origin of an address on the web. */
export const publicUrl = z
  .string()
  .refine(
    (text) => {
      const url = withProtocol(text, ['http:', 'https:']);
      return url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
    },
    { error: 'must look like https://shop.example.ba, without a path' },
  )
  .transform((text) => new URL(text).origin);

/** A script of another server. */
export const scriptAddress = z
  .string()
  .refine((text) => (URL.parse(text)?.protocol ?? '') === 'https:' || isLocalHttp(text), {
    error: 'must look like https://stats.example.ba/script.js; http only on this machine',
  })
  .transform((text) => new URL(text));

function isLocalHttp(text: string): boolean {
  const url = withProtocol(text, ['http:']);
  return url !== null && isLoopback(url.hostname);
}
