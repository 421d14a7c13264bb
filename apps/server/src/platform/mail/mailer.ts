import type { Transporter } from 'nodemailer';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** A mail as the SMTP server gets it. */
interface Letter {
  /** Without angle brackets; the same at every try. */
  readonly messageId: string;
  readonly from: Sender;
  readonly toAddress: string;
  readonly toName: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a mail program unsubscribes with one POST (RFC 8058); null for a mail that nobody subscribes to. */
  readonly unsubscribeUrl: string | null;
}

/**
 * What became of a try. `sent` has what the server answered. `unreachable` says nothing about this mail (no server, wrong log-in), `later` may succeed another time,
 * `refused` never will; `isOfAddress` says that the receiver's address was refused and not the content.
 */
export type Delivery =
  | { readonly kind: 'sent'; readonly answer: string }
  | { readonly kind: 'unreachable' | 'later'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string; readonly isOfAddress: boolean };

export interface Mailer {
  deliver(letter: Letter): Promise<Delivery>;
  close(): void;
}

interface MailerSettings {
  /** `smtps://user:password@host:465`, `smtp://host:587` */
  readonly url: string;
  /** ms until the server is connected and has greeted; ms without a byte after that. */
  readonly timeouts?: { readonly connect: number; readonly silence: number };
}

const TIMEOUTS = { connect: 10_000, silence: 30_000 };

/** Prepares a connection to an SMTP server, which is opened by the first mail. */
export async function openMailer({ url, timeouts = TIMEOUTS }: MailerSettings): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // Who stores the mail decides about another try: a server that accepted it before the connection broke has it already.
    maxRequeues: 0,
    idleTimeout: 5_000,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: (letter) => deliver(transport, letter),
    close: () => transport.close(),
  };
}

/** No line break of a name or title may begin a header of its own. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** One address and nothing else: no list, no comment, no second line. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@]{1,64}@[^\s<>()[\]\\,;:"@]{1,190}$/u;

async function deliver(transport: Transporter, letter: Letter): Promise<Delivery> {
  const { messageId, from, toAddress, toName, language, subject, text, html, unsubscribeUrl } = letter;
  if (!ADDRESS.test(toAddress)) return { kind: 'refused', reason: 'no mail address', isOfAddress: true };
  try {
    const { response } = await transport.sendMail({
      from: { name: oneLine(from.name), address: from.address },
      to: { name: oneLine(toName), address: toAddress },
      messageId: `<${messageId}>`,
      subject: oneLine(subject),
      text,
      html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': language,
        ...(unsubscribeUrl !== null && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
    return { kind: 'sent', answer: oneLine(String(response ?? '')).slice(0, LONGEST_REASON) };
  } catch (error) {
    return outcomeOf(error);
  }
}

const LONGEST_REASON = 500;
/** The server cannot be spoken with, or not with these settings: any mail would fare the same. */
const NOT_OF_THIS_MAIL = new Set(['EDNS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'EPROXY', 'ECONFIG']);
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
const NOT_GREETED = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

interface SmtpFailure {
  readonly message: string;
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly timeoutType?: unknown;
  readonly permanent?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
  /** The command that was refused. */
  readonly command?: unknown;
}

/** Enhanced codes of an unknown or disabled mailbox, which some servers send after the content instead of after the address (RFC 3463). */
const BAD_MAILBOX = /^5\d\d[ -]5\.(?:1\.[1236]|2\.1)\b/;

const isOneOf = (names: ReadonlySet<string>, name: unknown): boolean => typeof name === 'string' && names.has(name);

function outcomeOf(error: unknown): Delivery {
  const failure: SmtpFailure = error instanceof Error ? error : { message: String(error) };
  const reason = oneLine(failure.message).slice(0, LONGEST_REASON);
  const isUnreachable =
    isOneOf(NOT_OF_THIS_MAIL, failure.code) ||
    isOneOf(NOT_CONNECTED, failure.originalCode) ||
    isOneOf(NOT_GREETED, failure.timeoutType) ||
    // The server greets with a refusal of all mail.
    failure.code === 'EPROTOCOL';
  if (isUnreachable) return { kind: 'unreachable', reason };
  const isAboutEnvelope = failure.code === 'EENVELOPE' && failure.responseCode === undefined;
  if (failure.permanent !== true && !isAboutEnvelope) return { kind: 'later', reason };
  const isOfAddress =
    isAboutEnvelope ||
    failure.command === 'RCPT TO' ||
    (typeof failure.response === 'string' && BAD_MAILBOX.test(failure.response));
  return { kind: 'refused', reason, isOfAddress };
}
