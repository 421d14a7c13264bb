import { historyKey } from '../../../shared/history/history-key.ts';
import './user.css';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconLogout } from '@tabler/icons-react';
import type { AdminUser } from '@sjaj/contract';
import { Button, ConfirmDialog, IconButton, Panel, showToast, Switch } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { BonusCard } from '../../../shared/bonus/bonus-card.tsx';
import { queryClient } from '../../../shared/api/query-client.ts';
import type { CardProps } from '../../../shared/record/record-definition.ts';
import { useStaff } from '../../../shared/session/profile.ts';
import { t } from '../../../shared/texts/t.ts';
import { AccountFacts, timeOf } from './account-facts.tsx';
import type { Draft } from './draft.logic.ts';

type Props = CardProps<AdminUser, Draft>;

/** Whether the account is open, its links, devices and history. */
export function UserSide({ state: { draft, set }, record, onRecord }: Props) {
  return (
    <>
      <Panel title={t('users.account')}>
        {record && <AccountFacts user={record} />}
        <div className={record ? 'sj-col sj-g12 adm-user-switches' : 'sj-col sj-g12'}>
          <Switch
            label={t('users.isActive')}
            checked={draft.isActive}
            onChange={(event) => set('isActive', event.currentTarget.checked)}
          />
          {record?.isActive && !draft.isActive && <p className="sj-sm adm-attention">{t('users.isActiveHint')}</p>}
          {!record && <p className="sj-sm sj-t3">{t('users.inviteHint')}</p>}
        </div>
        {record?.isActive && <LinkButton user={record} onRecord={onRecord} />}
      </Panel>
      {record?.hasPassword && <SecondFactorCard user={record} onRecord={onRecord} />}
      {record?.role === 'private' && <BonusCard owner="users" id={record.id} />}
      {record && <DevicesCard user={record} onRecord={onRecord} />}
    </>
  );
}

interface ActionProps {
  readonly user: AdminUser;
  readonly onRecord: Props['onRecord'];
}

/** Sends a call about the account, says what it answered and reads the account again. */
const useAction = <Input,>({ user, onRecord }: ActionProps, send: (input: Input) => Promise<Answer>) =>
  useMutation({
    mutationFn: send,
    onSuccess: async ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved') });
      void queryClient.invalidateQueries({ queryKey: historyKey('user', user.id) });
      onRecord?.((await api.accounts.one({ params: { id: user.id } })).data);
    },
  });

interface Answer {
  readonly info?: { readonly message: string };
}

function LinkButton(props: ActionProps) {
  const { user } = props;
  const send = useAction(props, () => api.accounts.sendLink({ params: { id: user.id } }));
  return (
    <div className="adm-user-actions">
      <Button variant="line" size="sm" busy={send.isPending} onClick={() => send.mutate(undefined)}>
        {t(user.hasPassword ? 'users.sendReset' : 'users.inviteAgain')}
      </Button>
    </div>
  );
}

/** Whether the person has a second factor, and its removal where they have lost it. The own one is changed in the own account. */
function SecondFactorCard(props: ActionProps) {
  const { id, name, hasSecondFactor } = props.user;
  const [isAsking, setAsking] = useState(false);
  const isOwn = useStaff().id === id;
  const reset = useAction(props, () => api.accounts.resetSecondFactor({ params: { id } }));
  return (
    <Panel title={t('users.secondFactor')}>
      <p className="sj-sm">{t(hasSecondFactor ? 'users.hasSecondFactor' : 'users.noSecondFactor')}</p>
      {hasSecondFactor && !isOwn && (
        <div className="adm-user-actions">
          <Button variant="line" size="sm" onClick={() => setAsking(true)}>
            {t('users.resetSecondFactor')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        title={t('users.resetSecondFactor')}
        open={isAsking}
        confirmLabel={t('users.resetSecondFactor')}
        danger
        busy={reset.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => reset.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        <p>{t('users.resetSecondFactorSure', { name })}</p>
      </ConfirmDialog>
    </Panel>
  );
}

function DevicesCard(props: ActionProps) {
  const { id, sessions } = props.user;
  const endOne = useAction(props, (sessionId: number) => api.accounts.endSession({ params: { id, sessionId } }));
  const endAll = useAction(props, () => api.accounts.endSessions({ params: { id } }));
  return (
    <Panel title={t('users.sessions')}>
      {sessions.length === 0 && <p className="sj-sm sj-t2">{t('users.noSessions')}</p>}
      {sessions.length > 0 && (
        <ul className="adm-user-devices">
          {sessions.map((session) => {
            const device = session.userAgent ?? t('users.unknownDevice');
            return (
              <li key={session.id} className="sj-row sj-g8">
                <span className="sj-grow">
                  <span className="sj-sm adm-block">{device}</span>
                  <span className="sj-xs sj-t3">
                    {session.isCurrent ? t('users.thisDevice') : timeOf(session.lastSeenAt)}
                  </span>
                </span>
                {!session.isCurrent && (
                  <IconButton
                    size="sm"
                    label={t('users.signOut', { device })}
                    icon={<IconLogout size={16} aria-hidden="true" />}
                    onClick={() => endOne.mutate(session.id)}
                    tip="end"
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {sessions.length > 0 && sessions.every(({ isCurrent }) => !isCurrent) && (
        <div className="adm-user-actions">
          <Button variant="line" size="sm" busy={endAll.isPending} onClick={() => endAll.mutate(undefined)}>
            {t('users.signOutAll')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
