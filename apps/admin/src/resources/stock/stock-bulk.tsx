import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconStack2 } from '@tabler/icons-react';
import type { StockLevelForm, StockRow } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Button, Checkbox, TextField } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import type { BulkProps } from '../../shared/list/definition.ts';
import { reportBulk } from '../../shared/list/report-bulk.ts';
import { runOver } from '../../shared/list/run-over.ts';
import { useRun } from '../../shared/list/use-run.ts';
import { t } from '../../shared/texts/t.ts';

type Level = StockLevelForm['lowLevel'];
type Leveled = Pick<StockRow, 'id' | 'expectedOn' | 'version'>;

const levelOf = ({ followsShopLevel, lowLevel }: StockRow): Level => (followsShopLevel ? null : lowLevel);

/** Sets the low level of an article, and answers how it is saved. */
const setLevel = async ({ id, expectedOn, version }: Leveled, lowLevel: Level) =>
  (await api.stock.setStockLevel({ params: { id }, body: { lowLevel, expectedOn, version } })).data;

/** Gives the chosen articles a low level, or the shop's own. */
export function StockBulk(props: BulkProps<StockRow>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <span className="adm-bulk-rule" />
      <Button size="sm" icon={<IconStack2 size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t('stock.setLowLevel')}
      </Button>
      {isAsking && <LevelDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

interface LevelDialogProps extends BulkProps<StockRow> {
  readonly onClose: () => void;
}

const LEVEL = /^\d{1,7}$/;

function LevelDialog({ rows, reload, onDone, onClose }: LevelDialogProps) {
  const [follows, setFollows] = useState(false);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const run = useRun();
  const undo = useMutation({
    mutationFn: (changed: readonly Changed[]) => runOver(changed, ({ saved, before }) => setLevel(saved, before)),
    onSuccess: ({ done, refusals }) => {
      reportBulk({ title: t('bulk.undone', { count: done.length }), refusals });
      reload();
    },
  });
  const change = useMutation({
    mutationFn: (lowLevel: Level) =>
      run.over(
        rows.filter((row) => levelOf(row) !== lowLevel),
        async (row): Promise<Changed> => ({ saved: await setLevel(row, lowLevel), before: levelOf(row) }),
      ),
    onSuccess: ({ done, refusals }) => {
      const onUndo = done.length > 0 ? () => undo.mutate(done) : undefined;
      reportBulk({ title: t('bulk.changed', { count: done.length }), refusals, onUndo });
      reload();
      onDone();
    },
  });
  const level: Level | undefined = follows ? null : LEVEL.test(typed.trim()) ? Number(typed) : undefined;
  const onSubmit = (): void => {
    setChecked(true);
    if (level !== undefined) change.mutate(level);
  };
  return (
    <FormDialog
      title={t('bulk.title', { action: t('stock.setLowLevel'), count: formatNumber(rows.length) })}
      verb={t('action.apply')}
      error={null}
      isSending={change.isPending}
      onSubmit={onSubmit}
      onClose={() => (change.isPending ? run.stop() : onClose())}
    >
      <Checkbox
        label={t('stock.followsShop')}
        checked={follows}
        onChange={(event) => setFollows(event.currentTarget.checked)}
      />
      <TextField
        label={t('stock.availableAtMost')}
        inputMode="numeric"
        maxLength={7}
        disabled={follows}
        value={typed}
        error={isChecked && level === undefined ? t('component.wholeNumber') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

interface Changed {
  readonly saved: Leveled;
  readonly before: Level;
}
