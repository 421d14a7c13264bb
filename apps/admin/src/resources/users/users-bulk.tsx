import type { AdminUserRow } from '@sjaj/contract';
import type { BulkProps } from '../../shared/list/definition.ts';
import { SwitchButtons } from '../../shared/list/switch-buttons.tsx';
import { changeRecord } from '../../shared/record/change-record.ts';

/** Opens or closes the chosen accounts; who has a closed one is logged out. */
export const UsersBulk = ({ rows, found, reload, onDone }: BulkProps<AdminUserRow>) => (
  <>
    <span className="adm-bulk-rule" />
    <SwitchButtons
      rows={rows.map(({ id, isActive }) => ({ id, isOn: isActive }))}
      found={found}
      setOn={async (id, isActive) => {
        const { userDefinition } = await import('./form/user-definition.tsx');
        await changeRecord(userDefinition, id, (draft) => ({ ...draft, isActive }));
      }}
      reload={reload}
      onDone={onDone}
    />
  </>
);
