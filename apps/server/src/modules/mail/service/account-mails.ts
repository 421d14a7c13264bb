import { randomUUID } from 'node:crypto';
import type { SocialProvider } from '@sjaj/contract';
import type { EventConsumers } from '../../../kernel/domain-events.ts';
import { requestJob } from '../../../platform/queue/jobs.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { AuthEvents } from '../../auth/index.ts';
import type { CompanyEvents } from '../../companies/index.ts';
import { DELIVERY } from '../rules.ts';
import * as store from '../store/account-mails.ts';

/** Mails to an address per kind and day: others who type the address cannot flood its owner. */
export const MOST_A_DAY = 3;
/** Mails with a link to set a new password per account and hour. */
const MOST_RESETS_AN_HOUR = 3;
const HOUR_MINUTES = 60;
const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' };

export type AccountMailEvents = Pick<
  AuthEvents,
  | 'account.invited'
  | 'account.email_changed'
  | 'identity.changed'
  | 'password.changed'
  | 'password.reset_requested'
  | 'registration.requested'
  | 'second_factor.changed'
> &
  Omit<CompanyEvents, 'session.changed'>;

/** Queues the mail and asks for its delivery. */
export async function queue(tx: Tx, mail: store.NewAccountMail): Promise<void> {
  await store.insert(tx, mail);
  await requestJob(tx, DELIVERY.job, {}, DELIVERY.key);
}

/** Mails to applicants, to new users and to who has forgotten a password. They have no inbox in the shop, or cannot open it. */
export const accountMails: EventConsumers<AccountMailEvents> = {
  'password.reset_requested': [
    async (tx, { email }) => {
      const user = await store.activeUser(tx, email);
      if (!user) return;
      const kind = 'accountMail.resetPassword';
      const { userId, ...reader } = user;
      if (
        (await store.countRecent(tx, { kind, address: reader.address, minutes: HOUR_MINUTES })) >= MOST_RESETS_AN_HOUR
      )
        return;
      const link = `/auth/customer-password-reset/${userId}`;
      await queue(tx, { key: `password-reset:${randomUUID()}`, kind, facts: {}, link, userId, ...reader });
    },
  ],
  'registration.requested': [
    async (tx, { registrationId }) => {
      const registrant = await store.registrant(tx, registrationId);
      if (!registrant) return;
      const { isKnown, ...reader } = registrant;
      const kind = isKnown ? 'accountMail.alreadyRegistered' : 'accountMail.registered';
      const minutes = 24 * HOUR_MINUTES;
      if ((await store.countRecent(tx, { kind, address: reader.address, minutes })) >= MOST_A_DAY) return;
      const link = isKnown ? '/auth/login' : `/auth/confirm-registration/${registrationId}`;
      // Nobody has said yet that the address is the writer's own: the mail repeats nothing that was typed.
      await queue(tx, { key: `registration:${registrationId}`, kind, facts: {}, link, name: '', ...reader });
    },
  ],
  'account.invited': [
    async (tx, { userId }) => {
      const user = await store.invitedUser(tx, userId);
      if (!user) return;
      const { username, ...reader } = user;
      const mail = { kind: 'accountMail.invited', facts: { username }, link: `/auth/verify-email/${userId}` } as const;
      await queue(tx, { key: `account-invited:${randomUUID()}`, userId, ...mail, ...reader });
    },
  ],
  'account.email_changed': [
    async (tx, { userId, address }) => {
      const user = await store.movedUser(tx, userId);
      if (!user) return;
      const mail = { kind: 'accountMail.emailChanged', facts: {}, link: null } as const;
      await queue(tx, { key: `email-changed:${randomUUID()}`, userId, ...mail, ...user, address });
    },
  ],
  'identity.changed': [
    (tx, { userId, provider, change }) =>
      tellOwner(tx, userId, { kind: `logInMail.${change}`, facts: { provider: PROVIDER_NAMES[provider] } }),
  ],
  'password.changed': [(tx, { userId }) => tellOwner(tx, userId, { kind: 'logInMail.passwordChanged', facts: {} })],
  'second_factor.changed': [
    (tx, { userId, change }) => tellOwner(tx, userId, { kind: `secondFactorMail.${change}`, facts: {} }),
  ],
  'account_request.received': [
    async (tx, { requestId }) => {
      const applicant = await store.applicant(tx, requestId);
      const kind = 'accountMail.received';
      const minutes = 24 * HOUR_MINUTES;
      if (!applicant || (await store.countRecent(tx, { kind, address: applicant.address, minutes })) >= MOST_A_DAY)
        return;
      // Nobody has said yet that the address is the writer's own: the mail repeats nothing that was typed.
      const reader = { address: applicant.address, language: applicant.language, name: '' };
      await queue(tx, { key: `account-request:${requestId}`, kind, facts: {}, link: null, requestId, ...reader });
    },
  ],
  'account_request.asked': [(tx, event) => tellApplicant(tx, 'accountMail.asked', event)],
  'account_request.rejected': [(tx, event) => tellApplicant(tx, 'accountMail.rejected', event)],
  'account_request.approved': [
    async (tx, { requestId, eventId, userId }) => {
      const user = await store.newUser(tx, userId);
      if (!user) return;
      const { hasPassword, company, username, ...reader } = user;
      const mail = hasPassword
        ? { kind: 'accountMail.joined' as const, facts: { company }, link: '/' }
        : { kind: 'accountMail.approved' as const, facts: { company, username }, link: `/auth/verify-email/${userId}` };
      await queue(tx, { key: `account-request-event:${eventId}`, requestId, userId, ...mail, ...reader });
    },
  ],
};

/** Tells the owner of an account that the ways to log in to it have changed. */
async function tellOwner(tx: Tx, userId: number, mail: Pick<store.NewAccountMail, 'kind' | 'facts'>): Promise<void> {
  const user = await store.accountOwner(tx, userId);
  if (user) await queue(tx, { key: `account-security:${randomUUID()}`, userId, link: null, ...mail, ...user });
}

async function tellApplicant(
  tx: Tx,
  kind: 'accountMail.asked' | 'accountMail.rejected',
  { requestId, eventId }: { readonly requestId: number; readonly eventId: number },
): Promise<void> {
  const applicant = await store.applicant(tx, requestId);
  const note = await store.noteOf(tx, eventId);
  if (!applicant || note === undefined) return;
  const { company, ...reader } = applicant;
  const link = kind === 'accountMail.asked' ? `/auth/register/answer/${requestId}` : null;
  await queue(tx, {
    key: `account-request-event:${eventId}`,
    kind,
    facts: { company, note },
    link,
    requestId,
    ...reader,
  });
}
