import { useState } from 'react';
import { Button, Dialog, Table } from '@sjaj/ui';
import { t } from '../texts/t.ts';

/** A field that both have changed, as each of them would have it. */
export interface Conflict {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[];
  readonly busy: boolean;
  /** Saves one's own version but for these fields, which stay as they were saved. */
  readonly onTakeMine: (theirKeys: readonly string[]) => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** Somebody else was faster: both versions side by side, and for each field which is to hold. Nothing typed is lost by closing it. */
export function ConflictDialog({ conflicts, busy, onTakeMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const [theirKeys, setTheirKeys] = useState<readonly string[]>([]);
  const choose = (key: string, isMine: boolean) =>
    setTheirKeys([...theirKeys.filter((one) => one !== key), ...(isMine ? [] : [key])]);
  // What was chosen of a comparison before says nothing of fields that are no longer compared.
  const chosen = theirKeys.filter((key) => conflicts.some((conflict) => conflict.key === key));
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
          <Button busy={busy} onClick={() => onTakeMine(chosen)}>
            {t(chosen.length > 0 ? 'form.takeChosen' : 'form.takeMine')}
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
            {conflicts.map(({ key, label, mine, theirs }) => (
              <tr key={key}>
                <td className="sj-name">{label}</td>
                <Version
                  field={label}
                  whose={t('form.mine')}
                  text={mine}
                  isChosen={!chosen.includes(key)}
                  onChoose={() => choose(key, true)}
                />
                <Version
                  field={label}
                  whose={t('form.theirs')}
                  text={theirs}
                  isChosen={chosen.includes(key)}
                  onChoose={() => choose(key, false)}
                />
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Dialog>
  );
}

interface VersionProps {
  readonly field: string;
  readonly whose: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A field as one of the two would have it, to be chosen. */
function Version({ field, whose, text, isChosen, onChoose }: VersionProps) {
  return (
    <td>
      <label className="adm-conflict-choice">
        <input
          type="radio"
          className="sj-radio"
          name={`conflict ${field}`}
          aria-label={`${field}, ${whose}: ${text}`}
          checked={isChosen}
          onChange={onChoose}
        />
        <span>{text}</span>
      </label>
    </td>
  );
}
