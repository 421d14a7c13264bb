import type { Staff } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { issueMailedLink } from '../../auth/index.ts';
import { newConfirmationLink, newOrderLink } from '../../guests/index.ts';
import {
  newConfirmationToken,
  newIssueUnsubscribeToken,
  newUnsubscribeToken,
  oneClickPath,
} from '../../newsletter/index.ts';
import { newApprovalLink } from '../../orders/index.ts';
import { APPROVAL_LINK } from '../rules.ts';
import { approvalAsked } from '../store/approval-asked.ts';
import type { LetterContent } from '../store/letter.ts';

type Label =
  | 'mail.openOrder'
  | 'mail.confirmOrder'
  | 'mail.decideOrder'
  | 'accountMail.setPassword'
  | 'accountMail.answer'
  | 'accountMail.confirm'
  | 'newsletterMail.confirm'
  | 'newsletterMail.unsubscribe';

/** A link of a mail that carries a token of its own. */
interface MailedLink {
  /** What the stored link of the mail begins with; the id of what it is about follows. */
  readonly page: string;
  /** The address in the mail, up to the token. */
  readonly address: (id: number) => string;
  readonly label: Label;
  readonly issue: (db: Db, id: number, now: Date) => Promise<string>;
  /** Acts as the account that the mail is for, so it is sent to the address of that account only. */
  readonly actsAsAccount?: true;
  /** Where mail programs unsubscribe with the same token, if the link is one that unsubscribes. */
  readonly oneClick?: (token: string) => string;
}

/** What the stored link of an issue's mail begins with; the id of the delivery follows. */
export const ISSUE_LINK = '/newsletter-issue/';

const LINKS: readonly MailedLink[] = [
  { page: '/guest-order/', address: () => '/guest-order#', label: 'mail.openOrder', issue: newOrderLink },
  { page: '/confirm-order/', address: () => '/confirm-order#', label: 'mail.confirmOrder', issue: newConfirmationLink },
  {
    page: APPROVAL_LINK,
    address: () => '/order-approval#',
    label: 'mail.decideOrder',
    issue: async (db, messageId, now) => newApprovalLink(db, await approvalAsked(db, messageId), now),
    actsAsAccount: true,
  },
  {
    page: '/auth/customer-password-reset/',
    address: () => '/auth/customer-password-reset#token=',
    label: 'accountMail.setPassword',
    issue: (db, userId, now) => issueMailedLink(db, { purpose: 'reset_password', userId, now }),
    actsAsAccount: true,
  },
  {
    page: '/auth/verify-email/',
    address: (userId) => `/auth/verify-email?userId=${userId}#token=`,
    label: 'accountMail.setPassword',
    issue: (db, userId, now) => issueMailedLink(db, { purpose: 'set_password', userId, now }),
    actsAsAccount: true,
  },
  {
    page: '/auth/confirm-registration/',
    address: () => '/auth/confirm-registration#token=',
    label: 'accountMail.confirm',
    issue: (db, registrationId, now) => issueMailedLink(db, { purpose: 'confirm_registration', registrationId, now }),
  },
  {
    page: '/auth/register/answer/',
    address: () => '/auth/register/answer#token=',
    label: 'accountMail.answer',
    issue: (db, accountRequestId, now) =>
      issueMailedLink(db, { purpose: 'answer_account_request', accountRequestId, now }),
  },
  {
    page: '/newsletter-confirm/',
    address: () => '/newsletter-confirm#token=',
    label: 'newsletterMail.confirm',
    issue: newConfirmationToken,
  },
  {
    page: '/newsletter-unsubscribe/',
    address: () => '/newsletter-confirm?unsubscribe=1#token=',
    label: 'newsletterMail.unsubscribe',
    issue: newUnsubscribeToken,
    oneClick: oneClickPath,
  },
  {
    page: ISSUE_LINK,
    address: () => '/newsletter-confirm?unsubscribe=1#token=',
    label: 'newsletterMail.unsubscribe',
    issue: newIssueUnsubscribeToken,
    oneClick: oneClickPath,
  },
];

/** Placeholder that each sending replaces by a new token: what is stored opens nothing. */
const TO_COME = 'new-with-each-sending';

/** Letters of a token of 256 bits. */
const TOKEN_LENGTH = 43;

/**
 * A letter as staff read it. One that nobody carries is kept with its token, which opens the account of its receiver: administrators hand such links
 * on, others would become administrators by them.
 */
export function letterFor({ role }: Staff, letter: LetterContent): LetterContent {
  const { button } = letter;
  const token = button?.url.split(/[#=]/).at(-1);
  if (role === 'administrator' || button === null || token?.length !== TOKEN_LENGTH) return letter;
  return { ...letter, button: { ...button, url: button.url.slice(0, -TOKEN_LENGTH) + TO_COME } };
}

interface LinkOfMail {
  readonly label: Label;
  /** The address with a place for the token, below the shop's address. */
  readonly placeholder: string;
  readonly actsAsAccount: boolean;
  /** The addresses of one sending. */
  readonly fill: (db: Db, now: Date) => Promise<FilledLink>;
}

interface FilledLink {
  /** The address in the words, below the shop's address. */
  readonly address: string;
  /** The address for the header `List-Unsubscribe`; null for a link of another kind. */
  readonly oneClick: string | null;
}

/** The link of a mail that needs a token; null for any other. */
export function mailedLink(link: string | null): LinkOfMail | null {
  const kind = LINKS.find(({ page }) => link?.startsWith(page));
  const id = Number(/\/(\d{1,10})$/.exec(link ?? '')?.[1]);
  if (!kind || !id) return null;
  return {
    label: kind.label,
    placeholder: kind.address(id) + TO_COME,
    actsAsAccount: kind.actsAsAccount ?? false,
    fill: async (db, now) => {
      const token = await kind.issue(db, id, now);
      return { address: kind.address(id) + token, oneClick: kind.oneClick?.(token) ?? null };
    },
  };
}
