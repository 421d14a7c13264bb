import { useState } from 'react';
import { fieldErrors } from '@sjaj/app-kit';
import type { Member } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { DateField, SelectField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './company.module.css';
import { MemberFormDialog } from './member-form-dialog.tsx';
import { useNameDeputy } from './queries.ts';

interface DeputyDialogProps {
  readonly candidates: readonly Member[];
  readonly onClose: () => void;
}

const FIELDS = { deputyId: 'ordering.deputy', firstDay: 'ordering.firstDay', lastDay: 'ordering.lastDay' } as const;
type DeputyField = keyof typeof FIELDS;

/** Names a deputy with the first and the last day. */
export function DeputyDialog({ candidates, onClose }: DeputyDialogProps) {
  const [today] = useState(() => businessDate(new Date()));
  const [draft, setDraft] = useState({ deputyId: '', firstDay: today, lastDay: '' });
  const [isChecked, setChecked] = useState(false);
  const name = useNameDeputy(onClose);
  const refused: Readonly<Partial<Record<string, string>>> = fieldErrors(name.error);
  const errorOf = (field: DeputyField): string | undefined =>
    isChecked && draft[field] === '' ? t('validation.required', { field: t(FIELDS[field]) }) : refused[field];
  const change = (field: DeputyField, value: string): void => {
    setDraft({ ...draft, [field]: value });
    name.reset();
  };
  const submit = (): void => {
    setChecked(true);
    if (Object.values(draft).includes('')) return;
    name.mutate({ ...draft, deputyId: Number(draft.deputyId) });
  };
  const day = (field: 'firstDay' | 'lastDay', min: string) => (
    <DateField
      label={t(FIELDS[field])}
      min={min}
      error={errorOf(field)}
      value={draft[field]}
      onChange={(written) => change(field, written)}
    />
  );
  return (
    <MemberFormDialog
      title={t('ordering.nameDeputy')}
      error={name.error}
      isSending={name.isPending}
      verb={t('ordering.nameDeputy')}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('ordering.deputy')}
        hint={t('ordering.deputyHint')}
        error={errorOf('deputyId')}
        options={[
          { value: '', label: t('ordering.chooseDeputy') },
          ...candidates.map(({ id, name: label }) => ({ value: String(id), label })),
        ]}
        value={draft.deputyId}
        onChange={(event) => change('deputyId', event.currentTarget.value)}
      />
      <div className={styles.limits}>
        {day('firstDay', today)}
        {day('lastDay', draft.firstDay || today)}
      </div>
    </MemberFormDialog>
  );
}
