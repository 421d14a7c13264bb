import type { Language } from '@sjaj/domain';
import type { PrintedDocument } from '../../order-documents/index.ts';

/** What a mail says, as it is stored: in words that are ready to be read; how it looks is decided by who writes it down. */
export interface LetterContent {
  readonly language: Language;
  readonly subject: string;
  /** Null where the mail is to many. */
  readonly greeting: string | null;
  readonly paragraphs: readonly string[];
  /** Sanitised HTML of staff with absolute addresses, below the paragraphs. */
  readonly richText: string | null;
  readonly button: { readonly label: string; readonly url: string } | null;
  /** The order that it is about, with the very words and figures of its confirmation. */
  readonly order: PrintedDocument | null;
  /** How the receiver gets no more of such mails; null where they asked for this one. */
  readonly unsubscribe: { readonly reason: string; readonly label: string; readonly url: string } | null;
  readonly footer: readonly string[];
  /** The shop's name, over everything. */
  readonly sender: string;
  /** In its place where pictures are shown; null where the supplier has none of its own. */
  readonly logoUrl: string | null;
  /** The colour of its button and links; absent in letters of before, null for the default one. */
  readonly accent?: string | null;
}
