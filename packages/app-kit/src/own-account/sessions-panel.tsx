import { useQuery } from '@tanstack/react-query';
import { IconDeviceDesktop } from '@tabler/icons-react';
import type { OwnSession } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Badge, Button, Notice, Panel, Skeleton } from '@sjaj/ui';
import { messageOf } from '../api/failure.ts';
import { language, t } from '../texts/texts.ts';
import { deviceName } from './device-name.logic.ts';
import { type OwnAccountCalls, sessionsQuery, useEndSession } from './queries.ts';

/** The devices that are logged in, each with its log-out. */
export function SessionsPanel({ calls }: { readonly calls: OwnAccountCalls }) {
  const { data, error, refetch } = useQuery(sessionsQuery(calls));
  const end = useEndSession(calls);
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Panel
      title={t('accountSecurity.sessions')}
      end={
        hasOthers && (
          <Button
            variant="line"
            size="sm"
            busy={end.isPending && end.variables === null}
            onClick={() => end.mutate(null)}
          >
            {t('accountSecurity.endOthers')}
          </Button>
        )
      }
      flush
      lined
    >
      {error && !data && (
        <div className="oa-session">
          <Notice tone="error">{messageOf(error)}</Notice>
          <Button variant="line" size="sm" onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </div>
      )}
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
  const name = device ? t('accountSecurity.onSystem', { ...device }) : t('accountSecurity.unknownDevice');
  return (
    <li className="oa-session">
      <IconDeviceDesktop size={20} aria-hidden="true" />
      <span className="oa-words">
        <b>{name}</b>
        <span className="sj-sm sj-t2">
          {t('accountSecurity.lastSeen', { date: formatDateTime(new Date(lastSeenAt), language()) })}
        </span>
      </span>
      {isCurrent ? (
        <Badge tone="soft">{t('accountSecurity.thisDevice')}</Badge>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          busy={isEnding}
          aria-label={`${t('accountSecurity.endSession')}: ${name}`}
          onClick={onEnd}
        >
          {t('accountSecurity.endSession')}
        </Button>
      )}
    </li>
  );
}
