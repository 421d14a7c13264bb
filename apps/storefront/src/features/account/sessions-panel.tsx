import { useQuery } from '@tanstack/react-query';
import { IconDeviceDesktop } from '@tabler/icons-react';
import type { OwnSession } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { language } from '@sjaj/app-kit';
import { Badge, Button, Panel, Skeleton } from '@sjaj/ui';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { t } from '../../shared/texts/t.ts';
import styles from './account.module.css';
import { deviceName } from './device-name.logic.ts';
import { sessionsQuery, useEndSession } from './queries.ts';

/** The devices that are logged in, each with its log-out. */
export function SessionsPanel() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const end = useEndSession();
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Panel
      title={t('ownAccount.sessions')}
      end={
        hasOthers && (
          <Button
            variant="line"
            size="sm"
            busy={end.isPending && end.variables === null}
            onClick={() => end.mutate(null)}
          >
            {t('ownAccount.endOthers')}
          </Button>
        )
      }
      flush
      lined
    >
      {error && !data && <PanelFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={64} />}
      <ul>
        {data?.map((session) => (
          <Session
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface SessionProps {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function Session({ session: { isCurrent, lastSeenAt, userAgent }, isEnding, onEnd }: SessionProps) {
  const device = deviceName(userAgent);
  const name = device ? t('ownAccount.onSystem', { ...device }) : t('ownAccount.unknownDevice');
  return (
    <li className={styles.session}>
      <IconDeviceDesktop size={20} aria-hidden="true" />
      <span className={styles.words}>
        <b>{name}</b>
        <span className="sj-sm sj-t2">
          {t('ownAccount.lastSeen', { date: formatDateTime(new Date(lastSeenAt), language()) })}
        </span>
      </span>
      {isCurrent ? (
        <Badge tone="soft">{t('ownAccount.thisDevice')}</Badge>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          busy={isEnding}
          aria-label={`${t('ownAccount.endSession')}: ${name}`}
          onClick={onEnd}
        >
          {t('ownAccount.endSession')}
        </Button>
      )}
    </li>
  );
}
