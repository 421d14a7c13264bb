import './second-factor.css';
import { type ReactNode, useState } from 'react';
import type { RecoveryCodes, SecondFactorView } from '@sjaj/contract';
import type { Transport } from '@sjaj/client';
import { formatDateTime } from '@sjaj/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDeviceMobile, IconKey, IconLifebuoy } from '@tabler/icons-react';
import { Badge, Button, Notice, Panel, Skeleton } from '@sjaj/ui';
import { messageOf } from '../api/failure.ts';
import { language, t } from '../texts/texts.ts';
import { AppDialog } from './app-dialog.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { RemoveDialog, RenewDialog } from './password-dialogs.tsx';
import { secondFactorCalls, secondFactorQuery } from './queries.ts';
import { RecoveryCodesDialog } from './recovery-codes.tsx';

type Open =
  | { readonly dialog: 'app' | 'passkey' | 'renew' }
  | { readonly dialog: 'remove'; readonly method: 'app' | number; readonly title: string }
  | { readonly dialog: 'codes'; readonly codes: readonly string[] };

interface SecondFactorPanelProps {
  readonly transport: Transport;
  /** Called after a change, when its recovery codes are saved: other devices are logged out by the first method. */
  readonly onChanged?: () => void;
}

/** The second factor of the own account: its methods and recovery codes, with everything that changes them. */
export function SecondFactorPanel({ transport, onChanged }: SecondFactorPanelProps) {
  const [calls] = useState(() => secondFactorCalls(transport));
  const query = secondFactorQuery(calls);
  const { data, error, refetch } = useQuery(query);
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  const finish = async (): Promise<void> => {
    setOpen(null);
    await queries.invalidateQueries({ queryKey: query.queryKey });
    onChanged?.();
  };
  const onAdded = ({ recoveryCodes }: RecoveryCodes): void => {
    if (recoveryCodes) setOpen({ dialog: 'codes', codes: recoveryCodes });
    else void finish();
  };
  const dialog = { calls, onClose: () => setOpen(null) };
  return (
    <Panel
      title={t('secondFactor.title')}
      end={
        data && (
          <Badge tone={data.isOn ? 'soft' : 'grey'}>{t(data.isOn ? 'secondFactor.isOn' : 'secondFactor.isOff')}</Badge>
        )
      }
      lined
      flush
    >
      {error && !data && (
        <div className="sf-row">
          <Notice tone="error">{messageOf(error)}</Notice>
          <Button variant="line" size="sm" onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </div>
      )}
      {!error && !data && <Skeleton height={120} />}
      {data && <Methods view={data} onOpen={setOpen} />}
      {open?.dialog === 'app' && <AppDialog {...dialog} onAdded={onAdded} />}
      {open?.dialog === 'passkey' && <PasskeyDialog {...dialog} onAdded={onAdded} />}
      {open?.dialog === 'renew' && <RenewDialog {...dialog} onAdded={onAdded} />}
      {open?.dialog === 'remove' && data && (
        <RemoveDialog {...dialog} method={open.method} title={open.title} view={data} onRemoved={() => void finish()} />
      )}
      {open?.dialog === 'codes' && <RecoveryCodesDialog codes={open.codes} onDone={() => void finish()} />}
    </Panel>
  );
}

const dateText = (date: string): string => formatDateTime(new Date(date), language());

interface MethodsProps {
  readonly view: SecondFactorView;
  readonly onOpen: (open: Open) => void;
}

function Methods({ view, onOpen }: MethodsProps) {
  const { isOn, isOffered, appAddedAt, passkeys, arePasskeysPossible, recoveryCodesLeft } = view;
  if (!isOffered) return <p className="sj-sm sj-t2 sf-row">{t('secondFactor.notOffered')}</p>;
  const remove = (method: 'app' | number, title: string) => (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t('secondFactor.removeTitle', { method: title })}
      onClick={() => onOpen({ dialog: 'remove', method, title })}
    >
      {t('secondFactor.remove')}
    </Button>
  );
  return (
    <>
      <p className="sj-sm sj-t2 sf-row">{t('secondFactor.intro')}</p>
      <Row
        icon={<IconDeviceMobile size={20} aria-hidden="true" />}
        title={t('secondFactor.app')}
        note={appAddedAt ? t('secondFactor.addedOn', { date: dateText(appAddedAt) }) : t('secondFactor.appHint')}
      >
        <Button variant={appAddedAt ? 'line' : 'filled'} size="sm" onClick={() => onOpen({ dialog: 'app' })}>
          {t(appAddedAt ? 'secondFactor.replaceApp' : 'secondFactor.addApp')}
        </Button>
        {appAddedAt && remove('app', t('secondFactor.app'))}
      </Row>
      <Row
        icon={<IconKey size={20} aria-hidden="true" />}
        title={t('secondFactor.passkeys')}
        note={t(arePasskeysPossible ? 'secondFactor.passkeysHint' : 'secondFactor.passkeysImpossible')}
      >
        {arePasskeysPossible && (
          <Button variant="line" size="sm" onClick={() => onOpen({ dialog: 'passkey' })}>
            {t('secondFactor.addPasskey')}
          </Button>
        )}
      </Row>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Row
          key={id}
          title={name}
          note={
            lastUsedAt
              ? t('secondFactor.lastUsed', { date: dateText(lastUsedAt) })
              : t('secondFactor.addedOn', { date: dateText(createdAt) })
          }
        >
          {remove(id, name)}
        </Row>
      ))}
      {isOn && (
        <Row
          icon={<IconLifebuoy size={20} aria-hidden="true" />}
          title={t('secondFactor.recoveryCodes')}
          note={`${t('secondFactor.recoveryLeft', { count: recoveryCodesLeft })}. ${t('secondFactor.recoveryHint')}`}
        >
          <Button variant="line" size="sm" onClick={() => onOpen({ dialog: 'renew' })}>
            {t('secondFactor.renewCodes')}
          </Button>
        </Row>
      )}
    </>
  );
}

interface RowProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

const Row = ({ icon, title, note, children }: RowProps) => (
  <div className="sf-row">
    <span className="sf-icon">{icon}</span>
    <span className="sf-words">
      <b>{title}</b>
      <span className="sj-sm sj-t2">{note}</span>
    </span>
    <span className="sj-row sj-g8 sj-wraps">{children}</span>
  </div>
);
