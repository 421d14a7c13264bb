import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconArrowBackUp, IconPlayerStop, IconTestPipe } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { RecordImport } from '@sjaj/contract';
import { formatDate, formatNumber } from '@sjaj/domain';
import { Button, ConfirmDialog, Notice, Panel, ProgressBar } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { useOnceKey } from '../../../shared/form/use-once-key.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { importQuery } from '../queries.ts';

interface StateNoticeProps {
  readonly file: RecordImport;
  readonly onShowDoubtful: () => void;
}

/** The state of the import in words, with what can be done about it. */
export function StateNotice({ file, onShowDoubtful }: StateNoticeProps) {
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
        {file.canUndo && <UndoButton file={file} />}
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

/** Sends a decision and shows its outcome; a colleague may have decided first. */
function useDecision(file: RecordImport, decide: () => Promise<{ readonly data: RecordImport }>) {
  const { queryKey } = importQuery(file.id);
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

function StopButton({ file }: { readonly file: RecordImport }) {
  const stop = useDecision(file, () => api.recordImports.stop({ params: { id: file.id } }));
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

function UndoButton({ file }: { readonly file: RecordImport }) {
  const [isAsking, setAsking] = useState(false);
  const once = useOnceKey();
  const undo = useDecision(file, () => api.recordImports.undo({ params: { id: file.id }, idempotencyKey: once.key }));
  return (
    <>
      <Button
        variant="line"
        size="xs"
        icon={<IconArrowBackUp size={14} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('recordImports.undo')}
      </Button>
      <ConfirmDialog
        title={t('recordImports.undo')}
        open={isAsking}
        confirmLabel={t('recordImports.undo')}
        danger
        busy={undo.isPending}
        onConfirm={() => undo.mutate(undefined, { onSettled: () => setAsking(false), onError: once.failed })}
        onClose={() => setAsking(false)}
      >
        {t('recordImports.undoSure', { count: formatNumber(file.done) })}
      </ConfirmDialog>
    </>
  );
}

/** The progress of an import or of its undo; an import can be stopped. */
export function ProgressCard({ file }: { readonly file: RecordImport }) {
  const isUndo = file.state === 'undoing';
  const planned = isUndo ? file.done : file.planned;
  const dealt = isUndo ? file.undone : file.done + file.refused;
  const facts = { done: formatNumber(dealt), planned: formatNumber(planned) };
  return (
    <Panel flush className="adm-import-progress">
      <div>
        <b className="sj-num">{dealt === 0 ? t('imports.starting') : t('recordImports.progress', facts)}</b>
        <ProgressBar
          label={isUndo ? t('recordImports.undoing') : t('imports.goingIn')}
          share={planned === 0 ? 1 : dealt / planned}
        />
        <span className="sj-sm sj-t2">{t('imports.mayLeave')}</span>
      </div>
      {!isUndo && <StopButton file={file} />}
    </Panel>
  );
}
