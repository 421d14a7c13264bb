import type { ReactNode } from 'react';
import { ConflictDialog, type Conflict } from './conflict-dialog.tsx';
import { FormHead } from './form-head.tsx';
import { LeaveGuard } from '@sjaj/app-kit';

interface RecordFrameProps {
  readonly title: string;
  /** How many fields are not as they were saved. */
  readonly changes: number;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** Beside the title: what else may be done with the record. */
  readonly actions?: ReactNode;
  readonly main: ReactNode;
  readonly side: ReactNode;
  /** What somebody else has saved meanwhile, and which is to hold. */
  readonly conflict?:
    | {
        readonly rows: readonly Conflict[];
        readonly takeMine: () => void;
        readonly takeTheirs: () => void;
        readonly close: () => void;
      }
    | null
    | undefined;
}

/** The form of a record: the head that saves it, its cards in two columns, and what keeps changes from being lost. */
export function RecordFrame({ conflict, main, side, ...head }: RecordFrameProps) {
  return (
    <>
      <FormHead
        title={head.title}
        changes={head.changes}
        busy={head.isSaving}
        onSave={head.onSave}
        onDiscard={head.onDiscard}
      >
        {head.actions}
      </FormHead>
      <div className="adm-lay">
        <div className="adm-lay-main">{main}</div>
        <div className="adm-lay-side">{side}</div>
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
