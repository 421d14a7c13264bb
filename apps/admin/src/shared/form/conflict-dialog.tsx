import { Button, Dialog, Table } from '@sjaj/ui';
import { t } from '../texts/t.ts';

/** A field that both have changed, as each of them would have it. */
export interface Conflict {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[];
  readonly busy: boolean;
  readonly onTakeMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** Somebody else was faster: both versions side by side, and which is to hold. Nothing typed is lost by closing it. */
export function ConflictDialog({ conflicts, busy, onTakeMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      title={t('form.compare')}
      open
      onClose={onClose}
      size="lg"
      foot={
        <>
          <Button variant="line" onClick={onTakeTheirs}>
            {t('form.takeTheirs')}
          </Button>
          <Button busy={busy} onClick={onTakeMine}>
            {t('form.takeMine')}
          </Button>
        </>
      }
    >
      <p className="adm-conflict-words">
        {conflicts.length === 0 ? t('form.otherFieldsChanged') : t('form.sameFieldsChanged')}
      </p>
      {conflicts.length > 0 && (
        <Table caption={t('form.compare')}>
          <thead>
            <tr>
              <th scope="col">{t('form.field')}</th>
              <th scope="col">{t('form.mine')}</th>
              <th scope="col">{t('form.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <td className="sj-name">{label}</td>
                <td>{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Dialog>
  );
}
