import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconUserPlus } from '@tabler/icons-react';
import type { AdminCompanyRow } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Button, SelectField } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import type { BulkProps } from '../../shared/list/definition.ts';
import { reportBulk } from '../../shared/list/report-bulk.ts';
import { RowRefusal, runOver } from '../../shared/list/run-over.ts';
import { SwitchButtons } from '../../shared/list/switch-buttons.tsx';
import { t } from '../../shared/texts/t.ts';
import { representativesQuery } from './queries.ts';

/** Opens or closes a company; who works for a closed one is logged out. */
async function setActive(id: number, isActive: boolean): Promise<void> {
  const [{ data: company }, { draftOf }, { checkedForm }] = await Promise.all([
    api.companies.one({ params: { id } }),
    import('./form/draft.logic.ts'),
    import('./form/fields.ts'),
  ]);
  const form = checkedForm({ ...draftOf(company), isActive });
  if (!form) throw new RowRefusal(t('bulk.incomplete', { name: company.title }));
  await api.companies.update({ params: { id }, body: { ...form, version: company.version } });
}

/** Gives the chosen customers a sales representative, or opens and closes them. */
export function CompaniesBulk({ rows, found, reload, onDone }: BulkProps<AdminCompanyRow>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <span className="adm-bulk-rule" />
      <Button size="sm" icon={<IconUserPlus size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t('bulk.representative')}
      </Button>
      <SwitchButtons
        rows={rows.map(({ id, isActive }) => ({ id, isOn: isActive }))}
        found={found}
        setOn={setActive}
        reload={reload}
        onDone={onDone}
      />
      {isAsking && (
        <RepresentativeDialog rows={rows} reload={reload} onDone={onDone} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

interface RepresentativeDialogProps extends Pick<BulkProps<AdminCompanyRow>, 'rows' | 'reload' | 'onDone'> {
  readonly onClose: () => void;
}

function RepresentativeDialog({ rows, reload, onDone, onClose }: RepresentativeDialogProps) {
  const [userId, setUserId] = useState('');
  const { data: all = [] } = useQuery(representativesQuery);
  const chosen = all.find(({ id }) => String(id) === userId);
  const undo = useMutation({
    mutationFn: ({ ids, from }: { readonly ids: readonly number[]; readonly from: number }) =>
      runOver(ids, (id) => api.companies.unbind({ params: { id, userId: from } })),
    onSuccess: ({ done, refusals }) => {
      reportBulk({ title: t('bulk.undone', { count: done.length }), refusals });
      reload();
    },
  });
  const bind = useMutation({
    mutationFn: ({ id: to, name }: { readonly id: number; readonly name: string }) =>
      runOver(
        // Who has them already keeps them when this is taken back.
        rows.filter(({ representatives }) => !representatives.includes(name)),
        async ({ id }) => {
          await api.companies.bind({ params: { id }, body: { userId: to } });
          return id;
        },
      ),
    onSuccess: ({ done, refusals }, { id: from }) => {
      const onUndo = done.length > 0 ? () => undo.mutate({ ids: done, from }) : undefined;
      reportBulk({ title: t('bulk.changed', { count: done.length }), refusals, onUndo });
      reload();
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('bulk.title', { action: t('company.addRepresentative'), count: formatNumber(rows.length) })}
      verb={t('company.addRepresentative')}
      error={null}
      isSending={bind.isPending}
      onSubmit={() => chosen && bind.mutate(chosen)}
      onClose={onClose}
    >
      <SelectField
        label={t('company.representative')}
        value={userId}
        options={[
          { value: '', label: t('company.chooseRepresentative') },
          ...all.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(event) => setUserId(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
