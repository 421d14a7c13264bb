import type { SynonymGroup } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { BulkDelete } from '../../shared/list/bulk-delete.tsx';
import type { BulkProps } from '../../shared/list/definition.ts';
import { groupLine } from './words.logic.ts';

/** Deletes the chosen groups, which can be taken back. */
export const SynonymsBulk = (props: BulkProps<SynonymGroup>) => (
  <>
    <span className="adm-bulk-rule" />
    <BulkDelete
      {...props}
      nameOf={groupLine}
      nothingRefers
      run={async (group) => {
        await api.search.removeSynonyms({ params: { id: group.id } });
        return group;
      }}
      restore={({ words, targets }) =>
        api.search.addSynonyms({ body: { words, targets }, idempotencyKey: crypto.randomUUID() })
      }
    />
  </>
);
