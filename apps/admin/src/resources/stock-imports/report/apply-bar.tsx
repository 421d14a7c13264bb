import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { showFailure, useSendOnce } from '@sjaj/app-kit';
import type { StockImport } from '@sjaj/contract';
import { formatNumber, formatPercent } from '@sjaj/domain';
import { Button, Panel, Checkbox, Dialog } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { listKey } from '../../../shared/list/use-list.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { importQuery } from '../queries.ts';

/**
 * The number of lines to import and the button to import them, or the rest of them. A suspicious file needs a second
 * confirmation.
 */
export function ApplyBar({ file }: { readonly file: StockImport }) {
  const [isAsking, setAsking] = useState(false);
  const sendOnce = useSendOnce();
  const apply = useMutation({
    mutationFn: async (isConfirmed: boolean) => {
      const call = { params: { id: file.id }, body: { isConfirmed } };
      return (await sendOnce(call, (idempotencyKey) => api.stockImports.apply({ ...call, idempotencyKey }))).data;
    },
    onSuccess: (begun) => {
      queryClient.setQueryData(importQuery(file.id).queryKey, begun);
      void queryClient.invalidateQueries({ queryKey: listKey('stock-imports') });
    },
    onError: (error) => {
      showFailure(error);
      // A colleague may have acted first.
      void queryClient.invalidateQueries({ queryKey: importQuery(file.id).queryKey });
    },
    onSettled: () => setAsking(false),
  });
  const isAlarming = file.alarms.length > 0;
  const verb = file.state === 'stopped' ? t('imports.goOn') : t('imports.apply', { count: file.changes });
  return (
    <Panel flush className="adm-import-foot">
      <span className="sj-sm sj-t2">
        {t('imports.goesIn', { count: file.changes })} {file.faults > 0 && t('imports.stays', { count: file.faults })}
      </span>
      <Button
        disabled={file.changes === 0}
        busy={apply.isPending}
        onClick={() => (isAlarming ? setAsking(true) : apply.mutate(false))}
      >
        {verb}
      </Button>
      {isAsking && (
        <AlarmDialog
          file={file}
          verb={verb}
          busy={apply.isPending}
          onConfirm={() => apply.mutate(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

interface AlarmDialogProps {
  readonly file: StockImport;
  readonly verb: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function AlarmDialog({ file, verb, busy, onConfirm, onClose }: AlarmDialogProps) {
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
            {verb}
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
        {file.alarms.includes('many_large') && (
          <p>{t('importColumns.manyLarge', { percent: percent(file.largePercent) })}</p>
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
