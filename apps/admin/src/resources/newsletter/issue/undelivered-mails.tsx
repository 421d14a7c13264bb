import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge, Button, Panel, Skeleton } from '@sjaj/ui';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { undeliveredQuery } from './queries.ts';

interface UndeliveredMailsProps {
  readonly id: number;
  /** How many mails did not arrive. */
  readonly ended: number;
}

/** The addresses that an issue did not reach, with the reason. */
export function UndeliveredMails({ id, ended }: UndeliveredMailsProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    undeliveredQuery(id, ended),
  );
  const mails = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Panel title={t('newsletter.undelivered')}>
      {!data && error && <FailureState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={48} />}
      {data && mails.length === 0 && <p className="sj-sm sj-t2">{t('newsletter.allDelivered')}</p>}
      <ul className="sj-col sj-g12">
        {mails.map((mail) => (
          <li key={mail.id} className="sj-col sj-g4">
            <span className="sj-row sj-between sj-g8">
              <span>{mail.email ?? t('newsletter.deletedSubscriber')}</span>
              <Badge tone={mail.state === 'skipped' ? 'grey' : 'error'}>{t(`deliveryState.${mail.state}`)}</Badge>
            </span>
            {mail.reason !== null && <span className="sj-xs sj-t3">{mail.reason}</span>}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <p className="adm-card-foot">
          <Button variant="line" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('newsletter.showMore')}
          </Button>
        </p>
      )}
    </Panel>
  );
}
