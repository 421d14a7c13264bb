import './form.css';
import { type ReactNode, useEffect } from 'react';
import { LeaveGuard } from '@sjaj/app-kit';
import { Button, PageTitle } from '@sjaj/ui';
import { IconPencil } from '@tabler/icons-react';
import { Key } from '../keys/key.tsx';
import { t } from '../texts/t.ts';
import { ConflictDialog, type Conflict } from './conflict-dialog.tsx';

interface RecordFrameProps {
  readonly title: string;
  /** How many fields are not as they were saved. */
  readonly changes: number;
  readonly isSaving: boolean;
  /** Whether the form only shows the record: its fields take nothing. */
  readonly isReadOnly?: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** Beside the title: what else may be done with the record. */
  readonly actions?: ReactNode;
  readonly main: ReactNode;
  readonly side: ReactNode;
  /** Below the form: cards that are saved by themselves, and work where the form only shows the record. */
  readonly mainCards?: ReactNode;
  readonly sideCards?: ReactNode;
  /** What somebody else has saved meanwhile, and which is to hold. */
  readonly conflict?:
    | {
        readonly rows: readonly Conflict[];
        readonly takeMine: (theirKeys: readonly string[]) => void;
        readonly takeTheirs: () => void;
        readonly close: () => void;
      }
    | null
    | undefined;
}

/** The form of a record: the head that saves it, its cards in two columns, and what keeps changes from being lost. */
export function RecordFrame({ conflict, main, side, mainCards, sideCards, ...head }: RecordFrameProps) {
  return (
    <>
      <FormHead
        title={head.title}
        changes={head.changes}
        busy={head.isSaving}
        isReadOnly={head.isReadOnly}
        onSave={head.onSave}
        onDiscard={head.onDiscard}
      >
        {head.actions}
      </FormHead>
      <div className="adm-lay">
        <div className="adm-lay-main">
          <fieldset className="adm-fieldset" disabled={head.isReadOnly}>
            {main}
          </fieldset>
          {mainCards}
        </div>
        <div className="adm-lay-side">
          <fieldset className="adm-fieldset" disabled={head.isReadOnly}>
            {side}
          </fieldset>
          {sideCards}
        </div>
      </div>
      {conflict && (
        <ConflictDialog
          conflicts={conflict.rows}
          busy={head.isSaving}
          onTakeMine={conflict.takeMine}
          onTakeTheirs={conflict.takeTheirs}
          onClose={conflict.close}
        />
      )}
      <LeaveGuard isChanged={head.changes > 0} />
    </>
  );
}

interface FormHeadProps {
  readonly title: string;
  /** How many fields are not as they were saved. */
  readonly changes: number;
  readonly busy: boolean;
  readonly isReadOnly: boolean | undefined;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly children?: ReactNode;
}

/** The head of a form: what it is, whether something is not saved yet, and the buttons. Ctrl S saves. */
function FormHead({ title, changes, busy, isReadOnly = false, onSave, onDiscard, children }: FormHeadProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!busy && !isReadOnly) onSave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [busy, isReadOnly, onSave]);
  return (
    <div className="adm-form-head">
      <PageTitle
        title={title}
        actions={
          <>
            <span className="adm-unsaved" role="status">
              {changes > 0 && (
                <>
                  <IconPencil size={16} aria-hidden="true" />
                  {t('form.unsavedCount', { count: changes })}
                </>
              )}
            </span>
            {children}
            {changes > 0 && (
              <Button variant="ghost" size="sm" onClick={onDiscard}>
                {t('form.discard')}
              </Button>
            )}
            {!isReadOnly && (
              <Button size="sm" busy={busy} onClick={onSave}>
                {t('form.save')}
                <Key name={t('form.saveKeys')} />
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
