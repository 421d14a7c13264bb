import { IconPlayerStop, IconTestPipe } from '@tabler/icons-react';
import type { RecordImport } from '@sjaj/contract';
import { formatDate, formatNumber } from '@sjaj/domain';
import { Button, Notice } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { ProgressPanel } from '../../../shared/imports/progress-panel.tsx';
import { UndoButton } from '../../../shared/imports/undo-button.tsx';
import { useDecision } from '../../../shared/imports/use-decision.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { importQuery } from '../queries.ts';

interface StateNoticeProps {
  readonly file: RecordImport;
  readonly onShowDoubtful: () => void;
  readonly onChooseColumns: () => void;
}

/** The state of the import in words, with what can be done about it. */
export function StateNotice({ file, onShowDoubtful, onChooseColumns }: StateNoticeProps) {
  const { state, isOutdated, createdAt, endedAt, done, refused, undone, doubtful } = file;
  const time = tableTime(endedAt ?? createdAt, new Date());
  if (state === 'applying' || state === 'undoing') return null;
  if (state === 'scheduled') {
    const day = file.startsOn === null ? '' : formatDate(file.startsOn, language());
    return (
      <Notice>
        {t('recordImports.scheduled', { day, name: file.appliedByName ?? '' })} <StopButton file={file} />
      </Notice>
    );
  }
  if (state === 'done' || state === 'stopped') {
    const name = (state === 'done' ? file.appliedByName : file.stoppedByName) ?? '';
    const facts = { name, time, done: formatNumber(done) };
    return (
      <Notice tone={state === 'done' ? 'info' : 'warn'}>
        {state === 'done'
          ? t('recordImports.done', { ...facts, refused: formatNumber(refused) })
          : t('recordImports.stopped', facts)}{' '}
        {file.canUndo && (
          <UndoButton
            title={t('recordImports.undo')}
            question={t('recordImports.undoSure', { count: formatNumber(file.done) })}
            queryKey={importQuery(file.id).queryKey}
            undo={(idempotencyKey) => api.recordImports.undo({ params: { id: file.id }, idempotencyKey })}
          />
        )}
      </Notice>
    );
  }
  if (state === 'undone') {
    const facts = { name: file.undoneByName ?? '', time, undone: formatNumber(undone), done: formatNumber(done) };
    return <Notice>{t('recordImports.undoneBy', facts)}</Notice>;
  }
  if (isOutdated) return <Notice tone="warn">{t('recordImports.outdated')}</Notice>;
  return (
    <div className="sj-col sj-g12">
      <Notice icon={<IconTestPipe size={18} aria-hidden="true" />}>
        <b>{t('imports.dryRun')}</b> {t('recordImports.compared', { time })}
      </Notice>
      {file.planned === 0 && file.faulty > 0 && (
        <Notice tone="warn">
          {t('recordImports.nothingFits')}{' '}
          {file.canChooseColumns && (
            <Button variant="line" size="xs" onClick={onChooseColumns}>
              {t('recordImports.chooseColumns')}
            </Button>
          )}
        </Notice>
      )}
      {doubtful > 0 && (
        <Notice tone="warn">
          {t('recordImports.doubtful', { count: formatNumber(doubtful) })}{' '}
          <Button variant="line" size="xs" onClick={onShowDoubtful}>
            {t('recordImports.showDoubtful')}
          </Button>
        </Notice>
      )}
    </div>
  );
}

function StopButton({ file }: { readonly file: RecordImport }) {
  const stop = useDecision(importQuery(file.id).queryKey, () => api.recordImports.stop({ params: { id: file.id } }));
  return (
    <Button
      variant="line"
      size="sm"
      icon={<IconPlayerStop size={16} aria-hidden="true" />}
      busy={stop.isPending}
      onClick={() => stop.mutate()}
    >
      {file.state === 'scheduled' ? t('recordImports.cancelSchedule') : t('imports.stop')}
    </Button>
  );
}

/** The progress of an import or of its undo; an import can be stopped. */
export function ProgressCard({ file }: { readonly file: RecordImport }) {
  const isUndo = file.state === 'undoing';
  const planned = isUndo ? file.done : file.planned;
  const done = isUndo ? file.undone : file.done + file.refused;
  return (
    <ProgressPanel label={isUndo ? t('recordImports.undoing') : t('imports.goingIn')} done={done} planned={planned}>
      {!isUndo && <StopButton file={file} />}
    </ProgressPanel>
  );
}
