import './bonus.css';
import { useState } from 'react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { fieldErrors, messageOf, useSendOnce } from '@sjaj/app-kit';
import { BonusSettlement } from '@sjaj/contract';
import { formatDate, formatNumber } from '@sjaj/domain';
import { Button, Facts, Panel, showToast, Skeleton, TextField } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { errorsOf } from '../form/form-errors.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { FailureState } from '../page/failure-state.tsx';
import { language, t } from '../texts/t.ts';

interface BonusOwner {
  readonly owner: 'companies' | 'users';
  readonly id: number;
}

const accountQuery = (params: BonusOwner) =>
  queryOptions({
    queryKey: ['bonus', params.owner, params.id],
    queryFn: async ({ signal }) => (await api.bonus.account({ params }, { signal })).data,
  });

type Account = Awaited<ReturnType<typeof api.bonus.account>>['data'];
type Entry = Account['entries'][number];

const EntryRow = ({ entry: { at, kind, points, order, reason } }: { readonly entry: Entry }) => (
  <li className="sj-row sj-g8">
    <span className="sj-grow">
      <span className="sj-sm adm-block">{reason ?? order?.number}</span>
      <span className="sj-xs sj-t3">{`${t(`bonusKind.${kind}`)} · ${formatDate(new Date(at), language())}`}</span>
    </span>
    <span className="sj-num sj-nw">{formatNumber(points)}</span>
  </li>
);

/** The bonus points of a company or a private customer, with the last entries and the settling of points. */
export function BonusCard(params: BonusOwner) {
  const { data, error, refetch } = useQuery(accountQuery(params));
  const [isSettling, setSettling] = useState(false);
  const settle = data && data.balance > 0 && (
    <Button variant="soft" size="sm" onClick={() => setSettling(true)}>
      {t('bonusRules.settle')}
    </Button>
  );
  return (
    <Panel title={t('bonusRules.pointsTitle')} end={settle}>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={48} radius={8} />}
      {data && <Facts facts={[{ term: t('bonusRules.balance'), value: formatNumber(data.balance), total: true }]} />}
      {data && data.entries.length > 0 && (
        <ul className="adm-bonus-entries">
          {data.entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {data?.entries.length === 0 && <p className="sj-sm sj-t2">{t('bonusRules.none')}</p>}
      {data && isSettling && <SettleDialog params={params} balance={data.balance} onClose={() => setSettling(false)} />}
    </Panel>
  );
}

interface SettleDialogProps {
  readonly params: BonusOwner;
  readonly balance: number;
  readonly onClose: () => void;
}

const FIELD_NAMES = { points: 'bonusRules.points', reason: 'bonusRules.reason' } as const;
const WHOLE = /^\d{1,9}$/;

function SettleDialog({ params, balance, onClose }: SettleDialogProps) {
  const [draft, setDraft] = useState({ points: '', reason: '' });
  const [tried, setTried] = useState(false);
  const sendOnce = useSendOnce();
  const form = { ...draft, points: WHOLE.test(draft.points.trim()) ? Number(draft.points) : Number.NaN };
  const settle = useMutation({
    mutationFn: (body: BonusSettlement) =>
      sendOnce(body, (idempotencyKey) => api.bonus.settle({ params, body, idempotencyKey })),
    onSuccess: ({ data, info }) => {
      showToast({ title: info?.message ?? t('sign.saved') });
      queryClient.setQueryData(accountQuery(params).queryKey, data);
      onClose();
    },
    onError: () => undefined,
  });
  const errors = { ...fieldErrors(settle.error), ...(tried && errorsOf(BonusSettlement, form, FIELD_NAMES)) };
  const set = (key: 'points' | 'reason') => (event: { readonly currentTarget: { readonly value: string } }) => {
    settle.reset();
    setDraft({ ...draft, [key]: event.currentTarget.value });
  };
  const onSubmit = (): void => {
    setTried(true);
    const { data } = BonusSettlement.safeParse(form);
    if (data) settle.mutate(data);
  };
  const field = (key: 'points' | 'reason') => ({ label: t(FIELD_NAMES[key]), value: draft[key], error: errors[key] });
  return (
    <FormDialog
      title={t('bonusRules.settle')}
      verb={t('bonusRules.settle')}
      error={settle.error && !errors['points'] ? messageOf(settle.error) : null}
      isSending={settle.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        {...field('points')}
        inputMode="numeric"
        maxLength={9}
        hint={`${t('bonusRules.balance')}: ${formatNumber(balance)}`}
        onChange={set('points')}
      />
      <TextField {...field('reason')} maxLength={200} hint={t('bonusRules.reasonHint')} onChange={set('reason')} />
    </FormDialog>
  );
}
