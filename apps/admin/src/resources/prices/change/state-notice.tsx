import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconArrowBackUp, IconCalendarCancel, IconTestPipe } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { PriceChangeView } from '@sjaj/contract';
import { formatDate, formatNumber } from '@sjaj/domain';
import { Button, ConfirmDialog, Notice, Panel, ProgressBar } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { useOnceKey } from '../../../shared/form/use-once-key.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { changeQuery } from '../queries.ts';

interface StateNoticeProps {
  readonly change: PriceChangeView;
  readonly onShowDoubtful: () => void;
}

/** The state of the change in words, with what can be done about it. */
export function StateNotice({ change, onShowDoubtful }: StateNoticeProps) {
  const { state, doubtful } = change;
  const time = change.endedAt === null ? '' : tableTime(change.endedAt, new Date());
  if (state === 'applying' || state === 'undoing') return null;
  if (state === 'scheduled') {
    const day = change.startsOn === null ? '' : formatDate(change.startsOn, language());
    return (
      <Notice>
        {t('priceChanges.scheduled', { day, name: change.appliedByName ?? '' })} <CancelButton change={change} />
      </Notice>
    );
  }
  if (state === 'done') {
    const counts = { done: formatNumber(change.done), refused: formatNumber(change.refused) };
    return (
      <Notice>
        {t('priceChanges.done', { name: change.appliedByName ?? '', time, ...counts })}{' '}
        {change.canUndo && <UndoButton change={change} />}
      </Notice>
    );
  }
  if (state === 'undone') {
    const counts = { undone: formatNumber(change.undone), done: formatNumber(change.done) };
    return <Notice>{t('priceChanges.undoneBy', { name: change.undoneByName ?? '', time, ...counts })}</Notice>;
  }
  return (
    <div className="sj-col sj-g12">
      <Notice icon={<IconTestPipe size={18} aria-hidden="true" />}>{t('priceChanges.proposed')}</Notice>
      {doubtful > 0 && (
        <Notice tone="warn">
          {t('priceChanges.decide', { count: formatNumber(doubtful) })}{' '}
          <Button variant="line" size="xs" onClick={onShowDoubtful}>
            {t('priceChanges.showDoubtful')}
          </Button>
        </Notice>
      )}
    </div>
  );
}

/** Sends a decision and shows its outcome; a colleague may have decided first. */
function useDecision(change: PriceChangeView, decide: () => Promise<{ readonly data: PriceChangeView }>) {
  const { queryKey } = changeQuery(change.id);
  return useMutation({
    mutationFn: async () => {
      // A pending poll would restore the previous state.
      await queryClient.cancelQueries({ queryKey });
      return (await decide()).data;
    },
    onSuccess: (decided) => queryClient.setQueryData(queryKey, decided),
    onError: (error) => {
      showFailure(error);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}

function CancelButton({ change }: { readonly change: PriceChangeView }) {
  const cancel = useDecision(change, () => api.priceChanges.cancel({ params: { id: change.id } }));
  return (
    <Button
      variant="line"
      size="xs"
      icon={<IconCalendarCancel size={14} aria-hidden="true" />}
      busy={cancel.isPending}
      onClick={() => cancel.mutate()}
    >
      {t('priceChanges.cancel')}
    </Button>
  );
}

function UndoButton({ change }: { readonly change: PriceChangeView }) {
  const [isAsking, setAsking] = useState(false);
  const once = useOnceKey();
  const undo = useDecision(change, () =>
    api.priceChanges.undo({ params: { id: change.id }, idempotencyKey: once.key }),
  );
  return (
    <>
      <Button
        variant="line"
        size="xs"
        icon={<IconArrowBackUp size={14} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('priceChanges.undo')}
      </Button>
      <ConfirmDialog
        title={t('priceChanges.undo')}
        open={isAsking}
        confirmLabel={t('priceChanges.undo')}
        busy={undo.isPending}
        onConfirm={() => undo.mutate(undefined, { onSuccess: () => setAsking(false), onError: once.failed })}
        onClose={() => setAsking(false)}
      >
        {t('priceChanges.undoSure', { count: formatNumber(change.done) })}
      </ConfirmDialog>
    </>
  );
}

/** How far the application or the undo has come. */
export function ProgressCard({ change }: { readonly change: PriceChangeView }) {
  const isUndo = change.state === 'undoing';
  const planned = isUndo ? change.done : change.changed;
  const dealt = isUndo ? change.undone : change.done + change.refused;
  const facts = { done: formatNumber(dealt), planned: formatNumber(planned) };
  return (
    <Panel flush className="adm-import-progress">
      <div>
        <b className="sj-num">{dealt === 0 ? t('imports.starting') : t('recordImports.progress', facts)}</b>
        <ProgressBar label={t('priceChanges.applying')} share={planned === 0 ? 1 : dealt / planned} />
        <span className="sj-sm sj-t2">{t('imports.mayLeave')}</span>
      </div>
    </Panel>
  );
}
