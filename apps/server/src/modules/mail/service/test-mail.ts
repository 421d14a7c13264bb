import { randomUUID } from 'node:crypto';
import type { Staff } from '../../../kernel/actor.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { mailboxOf } from '../store/issue-mails.ts';
import { ofEvent } from '../store/outgoing-mail.ts';
import { queue } from './account-mails.ts';

/**
 * Queues a mail to a member of staff themselves. It leaves as all mail does, so that what becomes of it says what becomes of the others. 409
 * where they have no address.
 */
export const queueTestMail = (db: Db, { userId, language }: Staff) =>
  inTransaction(db, async (tx) => {
    const mailbox = await mailboxOf(tx, userId);
    if (!mailbox?.address) throw new Problem('newsletter.no_address', 409);
    const key = `mail-test:${randomUUID()}`;
    const { address, name } = mailbox;
    await queue(tx, { key, kind: 'mail.test', facts: {}, link: null, userId, address, name, language });
    return ofEvent(tx, key);
  });
