import type { MailRow } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import type { StaffKey } from '@sjaj/i18n';
import type { BadgeTone } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';

const STATES = {
  queued: 'mails.queued',
  sent: 'mails.sent',
  failed: 'mails.failed',
  kept: 'mails.kept',
} as const satisfies Record<MailRow['state'], StaffKey>;

export const MAIL_TONES = {
  queued: 'warn',
  sent: 'soft',
  failed: 'error',
  kept: 'grey',
} as const satisfies Record<MailRow['state'], BadgeTone>;

export const mailState = ({ state }: MailRow): string => t(STATES[state]);

/** The subject is absent until the worker has composed the mail. */
export const subjectOf = ({ subject }: MailRow): string => subject ?? t('mails.notWritten');

export const timeOf = (instant: string): string => formatDateTime(new Date(instant), language());
