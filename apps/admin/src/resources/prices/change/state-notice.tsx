import { IconCalendarCancel, IconTestPipe } from '@tabler/icons-react';
import type { PriceChangeView } from '@sjaj/contract';
import { formatDate, formatNumber } from '@sjaj/domain';
import { Button, Notice } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { ProgressPanel } from '../../../shared/imports/progress-panel.tsx';
import { UndoButton } from '../../../shared/imports/undo-button.tsx';
import { useDecision } from '../../../shared/imports/use-decision.ts';
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
        {change.canUndo && (
          <UndoButton
            title={t('priceChanges.undo')}
            question={t('priceChanges.undoSure', { count: formatNumber(change.done) })}
            queryKey={changeQuery(change.id).queryKey}
            undo={(idempotencyKey) => api.priceChanges.undo({ params: { id: change.id }, idempotencyKey })}
          />
        )}
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

function CancelButton({ change }: { readonly change: PriceChangeView }) {
  const cancel = useDecision(changeQuery(change.id).queryKey, () =>
    api.priceChanges.cancel({ params: { id: change.id } }),
  );
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

/** How far the application or the undo has come. */
export function ProgressCard({ change }: { readonly change: PriceChangeView }) {
  const isUndo = change.state === 'undoing';
  const planned = isUndo ? change.done : change.changed;
  const done = isUndo ? change.undone : change.done + change.refused;
  return <ProgressPanel label={t('priceChanges.applying')} done={done} planned={planned} />;
}
