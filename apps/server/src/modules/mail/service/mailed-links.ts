import type { Db } from '../../../platform/database/db.ts';
import { issueMailedLink } from '../../auth/index.ts';
import { newConfirmationLink, newOrderLink } from '../../guests/index.ts';
import { newConfirmationToken, newUnsubscribeToken } from '../../newsletter/index.ts';

type Label =
  | 'mail.openOrder'
  | 'mail.confirmOrder'
  | 'accountMail.setPassword'
  | 'accountMail.answer'
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
}

const LINKS: readonly MailedLink[] = [
  { page: '/guest-order/', address: () => '/guest-order#', label: 'mail.openOrder', issue: newOrderLink },
  { page: '/confirm-order/', address: () => '/confirm-order#', label: 'mail.confirmOrder', issue: newConfirmationLink },
  {
    page: '/auth/customer-password-reset/',
    address: () => '/auth/customer-password-reset#token=',
    label: 'accountMail.setPassword',
    issue: (db, userId, now) => issueMailedLink(db, { purpose: 'reset_password', userId, now }),
  },
  {
    page: '/auth/verify-email/',
    address: (userId) => `/auth/verify-email?userId=${userId}#token=`,
    label: 'accountMail.setPassword',
    issue: (db, userId, now) => issueMailedLink(db, { purpose: 'set_password', userId, now }),
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
  },
];

/** Placeholder that each sending replaces by a new token: what is stored opens nothing. */
const TO_COME = 'new-with-each-sending';

interface LinkOfMail {
  readonly label: Label;
  /** The address with a place for the token, below the shop's address. */
  readonly placeholder: string;
  /** The address in the words of one sending. */
  readonly fill: (db: Db, now: Date) => Promise<string>;
}

/** The link of a mail that needs a token; null for any other. */
export function mailedLink(link: string | null): LinkOfMail | null {
  const kind = LINKS.find(({ page }) => link?.startsWith(page));
  const id = Number(/\/(\d{1,10})$/.exec(link ?? '')?.[1]);
  if (!kind || !id) return null;
  return {
    label: kind.label,
    placeholder: kind.address(id) + TO_COME,
    fill: async (db, now) => kind.address(id) + (await kind.issue(db, id, now)),
  };
}
