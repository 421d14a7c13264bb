import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf, useSendOnce } from '@sjaj/app-kit';
import type { PriceChangeView } from '@sjaj/contract';
import { businessDate, formatNumber } from '@sjaj/domain';
import { Button, DateField, Panel, RadioOption } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { listKey } from '../../../shared/list/use-list.ts';
import { t } from '../../../shared/texts/t.ts';
import { changeQuery } from '../queries.ts';

type Doubtful = 'take' | 'leave_out';

/** The button that asks when the prices change, and what becomes of doubtful ones. */
export function DecideBar({ change }: { readonly change: PriceChangeView }) {
  const [isAsking, setAsking] = useState(false);
  const verb = t('priceChanges.apply', { count: change.changed });
  return (
    <Panel flush className="adm-import-foot">
      <Button onClick={() => setAsking(true)}>{verb}</Button>
      {isAsking && <ApplyDialog change={change} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

interface ApplyDialogProps {
  readonly change: PriceChangeView;
  readonly onClose: () => void;
}

function ApplyDialog({ change, onClose }: ApplyDialogProps) {
  const [startsOn, setStartsOn] = useState('');
  const [doubtful, setDoubtful] = useState<Doubtful>('leave_out');
  const sendOnce = useSendOnce();
  const { queryKey } = changeQuery(change.id);
  const count = doubtful === 'take' ? change.changed : change.changed - change.doubtful;
  const verb = t('priceChanges.apply', { count });
  const apply = useMutation({
    mutationFn: async () => {
      const body = { doubtful: change.doubtful > 0 ? doubtful : null, startsOn: startsOn || null };
      const call = { params: { id: change.id }, body };
      return (await sendOnce(call, (idempotencyKey) => api.priceChanges.apply({ ...call, idempotencyKey }))).data;
    },
    onSuccess: (begun) => {
      onClose();
      queryClient.setQueryData(queryKey, begun);
      void queryClient.invalidateQueries({ queryKey: listKey('price-changes') });
    },
    onError: () => {
      // A colleague may have acted first.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <FormDialog
      title={t('priceChanges.rule')}
      error={apply.error && messageOf(apply.error)}
      isSending={apply.isPending}
      isIdle={count === 0}
      verb={verb}
      onSubmit={() => apply.mutate()}
      onClose={onClose}
    >
      {change.doubtful > 0 && (
        <fieldset className="sj-col sj-g12 adm-price-decide">
          <legend>{t('priceChanges.decide', { count: formatNumber(change.doubtful) })}</legend>
          <RadioOption
            name="doubtful"
            title={t('priceChanges.leaveOut')}
            checked={doubtful === 'leave_out'}
            onChange={() => setDoubtful('leave_out')}
          />
          <RadioOption
            name="doubtful"
            title={t('priceChanges.take')}
            checked={doubtful === 'take'}
            onChange={() => setDoubtful('take')}
          />
        </fieldset>
      )}
      <DateField
        optional
        label={t('priceChanges.startsOn')}
        hint={t('priceChanges.startsOnHint')}
        min={businessDate(new Date())}
        value={startsOn}
        onChange={setStartsOn}
      />
    </FormDialog>
  );
}
