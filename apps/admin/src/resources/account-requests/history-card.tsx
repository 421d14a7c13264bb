import type { AccountRequest } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';
import { Panel } from '@sjaj/ui';
import { tableTime } from '../../shared/figures/table-time.ts';
import { t } from '../../shared/texts/t.ts';

const DEEDS = {
  received: 'accountRequests.didReceived',
  asked: 'accountRequests.didAsked',
  answered: 'accountRequests.didAnswered',
  approved: 'accountRequests.didApproved',
  rejected: 'accountRequests.didRejected',
  link_sent: 'accountRequests.didSend',
} as const satisfies Record<AccountRequest['history'][number]['kind'], StaffKey>;

/** What happened to the request, the newest last, with questions and answers in full. */
export function HistoryCard({ request: { history } }: { readonly request: AccountRequest }) {
  return (
    <Panel title={t('accountRequests.history')}>
      <ol className="adm-request-history">
        {history.map(({ id, kind, note, who, at }) => (
          <li key={id}>
            <b>{t(DEEDS[kind])}</b>
            {note && <blockquote className="adm-request-quote">{note}</blockquote>}
            <span className="sj-xs sj-t3 adm-block">
              {`${who ?? t('accountRequests.applicant')} · ${tableTime(at, new Date())}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
