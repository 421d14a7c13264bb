import { useState } from 'react';
import { Button, Panel } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './account.module.css';
import { PasswordDialog } from './password-dialog.tsx';
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
  const leave = useLeave();
  return (
    <PasswordDialog
      title={t(LABELS[leaving])}
      verb={t(LABELS[leaving])}
      error={leave.error}
      isSending={leave.isPending || leave.isSuccess}
      onChange={leave.reset}
      onSubmit={(password) => leave.mutate({ leaving, password })}
      onClose={onClose}
    >
      <p>{t(HINTS[leaving])}</p>
    </PasswordDialog>
  );
}
