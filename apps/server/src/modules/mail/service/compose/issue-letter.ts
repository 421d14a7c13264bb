import type { NewsletterIssueForm } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { localised } from '../../../../kernel/localised.ts';
import { richTextFor } from '../../../../kernel/rich-text.ts';
import type { LetterContent } from '../../store/letter.ts';
import { type Setting, signatureOf } from './signature.ts';

interface IssueOccasion {
  readonly issue: NewsletterIssueForm;
  readonly language: Language;
  /** The page that unsubscribes, below the shop's address. */
  readonly unsubscribePath: string;
  /** A mail that staff send to themselves. */
  readonly isTest: boolean;
}

/** Addresses of the shop in full: a mail program knows no page that they are below. */
const absolute = (html: string, publicUrl: string): string =>
  html.replaceAll(/\b(href|src)="(\/[^"]*)"/g, (_, name: string, path: string) => {
    const url = new URL(path.replaceAll('&amp;', '&'), publicUrl).href;
    return `${name}="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });

/** An issue as the mail to a subscriber of the language. */
export function composeIssue(
  { issue, language, unsubscribePath, isTest }: IssueOccasion,
  setting: Setting,
): LetterContent {
  const subject = localised(issue.subject, language);
  return {
    ...signatureOf(language, setting),
    language,
    subject: isTest ? text(language, 'newsletterMail.test', { subject }) : subject,
    greeting: null,
    paragraphs: [],
    richText: absolute(richTextFor(issue.body, language), setting.publicUrl),
    button: null,
    order: null,
    unsubscribe: {
      reason: text(language, 'newsletterMail.issue'),
      label: text(language, 'newsletterMail.unsubscribe'),
      url: new URL(unsubscribePath, setting.publicUrl).href,
    },
  };
}
