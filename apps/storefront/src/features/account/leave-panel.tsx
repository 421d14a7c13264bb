import { type FormEvent, useId, useState } from 'react';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import { LONGEST_PASSWORD } from '@sjaj/contract';
import { Button, Dialog, Notice, Panel, PasswordField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './account.module.css';
import { type Leaving, useExport, useLeave } from './queries.ts';

const HINTS = { deactivate: 'ownAccount.deactivateHint', remove: 'ownAccount.deleteHint' } as const;
const LABELS = { deactivate: 'ownAccount.deactivate', remove: 'ownAccount.remove' } as const;
const LEAVINGS = ['deactivate', 'remove'] as const;

/** What the shop stores about the user, and the ways to leave. `mayClose`: accounts of staff are closed by an administrator. */
export function LeavePanel({ mayClose }: { readonly mayClose: boolean }) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const data = useExport();
  return (
    <Panel title={t('ownAccount.yours')} flush lined>
      <div className={styles.leaving}>
        <span className={`sj-sm ${styles.words}`}>{t('ownAccount.exportHint')}</span>
        <Button variant="line" size="sm" busy={data.isPending} onClick={() => data.mutate()}>
          {t('ownAccount.export')}
        </Button>
      </div>
      {mayClose &&
        LEAVINGS.map((way) => (
          <div key={way} className={styles.leaving}>
            <span className={`sj-sm ${styles.words}`}>{t(HINTS[way])}</span>
            <Button variant={way === 'remove' ? 'quiet-danger' : 'line'} size="sm" onClick={() => setLeaving(way)}>
              {t(LABELS[way])}
            </Button>
          </div>
        ))}
      {leaving && <LeaveDialog leaving={leaving} onClose={() => setLeaving(null)} />}
    </Panel>
  );
}

function LeaveDialog({ leaving, onClose }: { readonly leaving: Leaving; readonly onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const formId = useId();
  const leave = useLeave();
  const refused = fieldErrors(leave.error);
  const missing = isSubmitted && password === '' ? t('validation.required', { field: t('field.password') }) : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (password !== '' && !leave.isPending) leave.mutate({ leaving, password });
  };
  return (
    <Dialog
      title={t(LABELS[leaving])}
      size="sm"
      open
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={leave.isPending || leave.isSuccess}>
            {t(LABELS[leaving])}
          </Button>
        </>
      }
    >
      <form id={formId} className="sj-col sj-g12" noValidate onSubmit={submit}>
        <p>{t(HINTS[leaving])}</p>
        {leave.error && Object.keys(refused).length === 0 && <Notice tone="error">{messageOf(leave.error)}</Notice>}
        <PasswordField
          label={t('field.password')}
          hint={t('ownAccount.passwordToConfirm')}
          autoComplete="current-password"
          maxLength={LONGEST_PASSWORD}
          value={password}
          error={missing ?? refused['password']}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            if (leave.error) leave.reset();
          }}
        />
      </form>
    </Dialog>
  );
}
