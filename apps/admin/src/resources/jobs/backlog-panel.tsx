import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@sjaj/domain';
import type { StaffKey } from '@sjaj/i18n';
import { t } from '../../shared/texts/t.ts';
import { timeOf } from './job-labels.ts';
import { backlogQuery } from './queries.ts';

const KINDS = {
  events: 'jobs.waitingEvents',
  mails: 'jobs.waitingMails',
  requests: 'jobs.waitingRequests',
} as const satisfies Record<string, StaffKey>;

/** The backlog of background work. A large or old backlog means that the worker is stuck. */
export function BacklogPanel() {
  const { data } = useQuery(backlogQuery);
  if (!data) return null;
  return (
    <section className="job-backlog" aria-labelledby="job-backlog">
      <h2 id="job-backlog" className="sj-h3">
        {t('jobs.backlog')}
      </h2>
      <dl>
        {(['events', 'mails', 'requests'] as const).map((kind) => (
          <div key={kind}>
            <dt>{t(KINDS[kind])}</dt>
            <dd className="sj-num">{formatNumber(data[kind].count)}</dd>
            {data[kind].since !== null && (
              <dd className="sj-t2">{t('jobs.since', { time: timeOf(data[kind].since) })}</dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
