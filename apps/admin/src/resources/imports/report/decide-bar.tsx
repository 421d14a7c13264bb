import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf, useSendOnce } from '@sjaj/app-kit';
import type { RecordImport } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Button, DateField, Panel, RadioOption } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { listKey } from '../../../shared/list/use-list.ts';
import { t } from '../../../shared/texts/t.ts';
import { importQuery } from '../queries.ts';

type Doubtful = 'take' | 'leave_out';

/** How many lines are imported, and the button that asks when, and what becomes of doubtful prices. */
export function DecideBar({ file }: { readonly file: RecordImport }) {
  const [isAsking, setAsking] = useState(false);
  const left = file.planned - file.done - file.refused;
  const verb = file.state === 'stopped' ? t('imports.goOn') : t('recordImports.importLines', { count: left });
  return (
    <Panel flush className="adm-import-foot">
      <span className="sj-sm sj-t2">
        {file.faulty > 0 && t('recordImports.staysOut', { count: formatNumber(file.faulty) })}
      </span>
      <Button onClick={() => setAsking(true)}>{verb}</Button>
      {isAsking && <ApplyDialog file={file} verb={verb} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

interface ApplyDialogProps {
  readonly file: RecordImport;
  readonly verb: string;
  readonly onClose: () => void;
}

function ApplyDialog({ file, verb, onClose }: ApplyDialogProps) {
  const [startsOn, setStartsOn] = useState('');
  const [doubtful, setDoubtful] = useState<Doubtful>('leave_out');
  const sendOnce = useSendOnce();
  const { queryKey } = importQuery(file.id);
  const apply = useMutation({
    mutationFn: async () => {
      const body = { doubtful: file.doubtful > 0 ? doubtful : null, startsOn: startsOn || null };
      const call = { params: { id: file.id }, body };
      return (await sendOnce(call, (idempotencyKey) => api.recordImports.apply({ ...call, idempotencyKey }))).data;
    },
    onSuccess: (begun) => {
      onClose();
      queryClient.setQueryData(queryKey, begun);
      void queryClient.invalidateQueries({ queryKey: listKey('record-imports') });
    },
    onError: () => {
      // A colleague may have acted first.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <FormDialog
      title={verb}
      error={apply.error && messageOf(apply.error)}
      isSending={apply.isPending}
      verb={verb}
      onSubmit={() => apply.mutate()}
      onClose={onClose}
    >
      {file.doubtful > 0 && (
        <fieldset className="sj-col sj-g12 adm-import-decide">
          <legend>{t('recordImports.decide')}</legend>
          <RadioOption
            name="doubtful"
            title={t('recordImports.leaveOut')}
            detail={t('recordImports.leaveOutHint')}
            checked={doubtful === 'leave_out'}
            onChange={() => setDoubtful('leave_out')}
          />
          <RadioOption
            name="doubtful"
            title={t('recordImports.take')}
            checked={doubtful === 'take'}
            onChange={() => setDoubtful('take')}
          />
        </fieldset>
      )}
      <DateField
        optional
        label={t('recordImports.startsOn')}
        hint={t('recordImports.startsOnHint')}
        value={startsOn}
        onChange={setStartsOn}
      />
    </FormDialog>
  );
}
