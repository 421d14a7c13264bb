import './mail.css';
import type { CallSettings } from '@sjaj/client';
import { MAIL_STATES, type MailRow } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Badge } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column, ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { sortRequest } from '../../shared/list/list-request.ts';
import { KeptNotice } from './kept-notice.tsx';
import { MailDetail } from './mail-detail.tsx';
import { MAIL_TONES, mailState, subjectOf, timeOf } from './mail-labels.ts';
import { TestMailButton } from './test-mail-button.tsx';
import { isBeingWritten, OUTGOING_MAIL, useMailCounts, WAITING_MS, WRITING_MS } from './queries.ts';

const COLUMNS: readonly Column<MailRow>[] = [
  {
    key: 'createdAt',
    title: 'mails.writtenAt',
    sortBy: 'createdAt',
    text: ({ createdAt }) => timeOf(createdAt),
    show: ({ createdAt }) => <span className="sj-t2 sj-num">{tableTime(createdAt, new Date())}</span>,
  },
  {
    key: 'subject',
    title: 'mails.subject',
    locked: true,
    onPhone: true,
    text: subjectOf,
    show: (mail, list) => <MailDetail mail={mail} list={list} />,
  },
  {
    key: 'toName',
    title: 'mails.receiver',
    sortBy: 'toName',
    onPhone: true,
    text: ({ toName, toAddress }) => `${toName} <${toAddress}>`,
    file: [{ field: 'toName' }, { field: 'toAddress', title: 'field.email' }],
    show: ({ toName, toAddress }) => (
      <span className="mail-two">
        <span>{toName}</span>
        {toAddress !== toName && <span className="sj-xs sj-t3">{toAddress}</span>}
      </span>
    ),
  },
  {
    key: 'state',
    title: 'field.status',
    onPhone: true,
    text: mailState,
    show: (mail) => <Badge tone={MAIL_TONES[mail.state]}>{mailState(mail)}</Badge>,
  },
  { key: 'attempts', title: 'jobs.tries', right: true, text: ({ attempts }) => formatNumber(attempts) },
  {
    key: 'error',
    title: 'jobs.reason',
    text: ({ error }) => error ?? '',
    show: ({ error }) => error !== null && <span className="mail-reason">{error}</span>,
  },
];

function load(query: ListQuery, settings?: CallSettings) {
  const state = MAIL_STATES.find((one) => one === query.view);
  return api.mail.list(
    { body: { ...sortRequest(query, ['default', 'createdAt', 'toName']), ...(state && { state }) } },
    settings,
  );
}

export const mailList: ListDefinition<MailRow> = {
  name: OUTGOING_MAIL,
  title: 'resource.outgoingMail',
  searchHint: 'mails.search',
  columns: COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'queued', title: 'mails.queued' },
    { key: 'sent', title: 'mails.sent' },
    { key: 'failed', title: 'mails.failed', isWaiting: true },
    { key: 'kept', title: 'mails.kept' },
  ],
  filters: [],
  load,
  // The worker composes new mails within seconds: who has just invited somebody finds the invitation without a reload.
  reloadEvery: (mails) => (mails.some(isBeingWritten) ? WRITING_MS : WAITING_MS),
  useCounts: useMailCounts,
  summary: KeptNotice,
  tools: TestMailButton,
  nameOf: (mail) => `${subjectOf(mail)}, ${mail.toName}`,
};
