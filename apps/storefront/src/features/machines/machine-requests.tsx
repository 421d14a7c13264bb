import { useQuery } from '@tanstack/react-query';
import { ComplaintStatusBadge } from '@sjaj/app-kit';
import type { ComplaintRow } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Panel, Skeleton, useUiLink } from '@sjaj/ui';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { language, t } from '../../shared/texts/t.ts';
import styles from './machines.module.css';
import { requestsQuery } from './queries.ts';

/** Complaints and service requests of a machine that the user may see. */
export function MachineRequests({ machineId }: { readonly machineId: number }) {
  const { data, error, refetch } = useQuery(requestsQuery(machineId));
  return (
    <Panel title={t('machines.requests')} lined flush>
      {error && !data && <PanelFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={72} />}
      {data?.length === 0 && <p className={`sj-sm sj-t2 ${styles.nothing}`}>{t('machines.noRequests')}</p>}
      <ul className={styles.rows}>
        {data?.map((request) => (
          <li key={request.id} className={styles.request}>
            <Request request={request} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Request({ request }: { readonly request: ComplaintRow }) {
  const Link = useUiLink();
  const { id, number, kind, createdAt, lastAnswer } = request;
  return (
    <>
      <span className={styles.badges}>
        <Link href={`/profile/rma/${id}`} className="sj-link">
          {number}
        </Link>
        <ComplaintStatusBadge {...request} />
        <span className="sj-xs sj-t3 sj-num">{formatDate(new Date(createdAt), language())}</span>
      </span>
      <span className="sj-sm sj-t2">{t(`complaintKind.${kind}`)}</span>
      {lastAnswer && <p className={`sj-sm ${styles.answer}`}>{lastAnswer.body}</p>}
    </>
  );
}
