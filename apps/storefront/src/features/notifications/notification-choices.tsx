import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { type NotificationChoice, notificationChoices } from '@sjaj/contract';
import { Panel, Skeleton, Switch, Table } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { t } from '../../shared/texts/t.ts';
import styles from './notifications.module.css';

const calls = clientFor(notificationChoices, transport);

const choicesQuery = queryOptions({
  queryKey: ['notification-choices'],
  queryFn: async ({ signal }) => (await calls.list({ signal })).data,
});

const WAYS = ['inShop', 'mail', 'push'] as const;

/** How the user is told of each topic. A switch is saved at once. */
export function NotificationChoices() {
  const { data, error, refetch } = useQuery(choicesQuery);
  const save = useSaveChoice();
  const current = (choice: NotificationChoice): NotificationChoice =>
    save.isPending && save.variables.topic === choice.topic ? save.variables : choice;
  return (
    <Panel className={styles.panel} title={t('notifications.title')} flush>
      <p className={`sj-sm sj-t2 ${styles.note}`}>{t('notifications.note')}</p>
      {error && !data && <PanelFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={styles.wait} aria-busy="true">
          <Skeleton height={180} />
        </div>
      )}
      {data && (
        <Table caption={t('notifications.title')}>
          <thead>
            <tr>
              <th scope="col">{t('messageTopic.topic')}</th>
              {WAYS.map((way) => (
                <th key={way} scope="col">
                  {t(`notifications.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(current).map((choice) => (
              <tr key={choice.topic}>
                <th scope="row" className={styles.topic}>
                  {t(`messageTopic.${choice.topic}`)}
                </th>
                {WAYS.map((way) => (
                  <td key={way}>
                    <Switch
                      label={
                        <span className="sj-vh">{`${t(`messageTopic.${choice.topic}`)}: ${t(`notifications.${way}`)}`}</span>
                      }
                      checked={choice[way]}
                      disabled={save.isPending}
                      onChange={(event) => save.mutate({ ...choice, [way]: event.currentTarget.checked })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}

function useSaveChoice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NotificationChoice) => calls.save({ body }),
    onSuccess: ({ data }) => queries.setQueryData(choicesQuery.queryKey, data),
    onError: showFailure,
  });
}
