import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { StockImport } from '@sjaj/contract';
import { formatNumber, formatPercent } from '@sjaj/domain';
import { Button, Card, Checkbox, Dialog, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { showFailure } from '../../../shared/api/failure.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { useOnceKey } from '../../../shared/form/use-once-key.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { importQuery } from '../queries.ts';

/** How many lines go in, and the button that lets them. A file that looks wrong is confirmed a second time. */
export function ApplyBar({ file }: { readonly file: StockImport }) {
  const [isAsking, setAsking] = useState(false);
  // The same press twice imports once.
  const once = useOnceKey();
  const apply = useMutation({
    mutationFn: async (isConfirmed: boolean) =>
      (await api.stockImports.apply({ params: { id: file.id }, body: { isConfirmed }, idempotencyKey: once.key })).data,
    onSuccess: (done) => {
      queryClient.setQueryData(importQuery(file.id).queryKey, done);
      void queryClient.invalidateQueries({ queryKey: ['stock-imports'] });
      void queryClient.invalidateQueries({ queryKey: ['stock'] });
      showToast({ title: t('imports.imported'), text: t('unit.rows', { count: done.done }) });
    },
    onError: (error) => {
      once.failed(error);
      showFailure(error);
    },
    onSettled: () => setAsking(false),
  });
  const isAlarming = file.alarms.length > 0;
  return (
    <Card flush className="adm-import-foot">
      <span className="sj-sm sj-t2">
        {t('imports.goesIn', { count: file.changes })} {file.faults > 0 && t('imports.stays', { count: file.faults })}
      </span>
      <Button
        disabled={file.changes === 0}
        busy={apply.isPending}
        onClick={() => (isAlarming ? setAsking(true) : apply.mutate(false))}
      >
        {t('imports.apply')}
      </Button>
      {isAsking && (
        <AlarmDialog
          file={file}
          busy={apply.isPending}
          onConfirm={() => apply.mutate(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

interface AlarmDialogProps {
  readonly file: StockImport;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function AlarmDialog({ file, busy, onConfirm, onClose }: AlarmDialogProps) {
  const [isSure, setSure] = useState(false);
  const percent = (value: number) => formatPercent(value, language());
  return (
    <Dialog
      title={t('imports.looksWrong')}
      open
      onClose={onClose}
      size="sm"
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="danger" disabled={!isSure} busy={busy} onClick={onConfirm}>
            {t('imports.apply')}
          </Button>
        </>
      }
    >
      <div className="sj-col sj-g12">
        {file.alarms.includes('many_unknown') && (
          <p>{t('imports.manyUnknown', { percent: percent(file.unknownPercent) })}</p>
        )}
        {file.alarms.includes('much_vanishing') && (
          <p>
            {t('imports.muchVanishing', {
              percent: percent(file.vanishingPercent),
              pieces: formatNumber(file.taken - file.added),
            })}
          </p>
        )}
        <Checkbox
          label={t('imports.sure')}
          checked={isSure}
          onChange={(event) => setSure(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
