import { useState } from 'react';
import type { SynonymGroup } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListHandle } from '../../shared/list/definition.ts';
import { RowActions } from '../../shared/record/row-actions.tsx';
import { t } from '../../shared/texts/t.ts';
import { SynonymsDialog } from './synonyms-dialog.tsx';
import { groupLine } from './words.logic.ts';

interface SynonymsActionsProps {
  readonly group: SynonymGroup;
  readonly list: ListHandle<SynonymGroup>;
}

/** Edit and delete. */
export function SynonymsActions({ group, list }: SynonymsActionsProps) {
  const [edits, setEdits] = useState(false);
  const words = groupLine(group);
  return (
    <>
      <RowActions
        name={words}
        onEdit={() => setEdits(true)}
        removal={{
          title: t('searches.deleteGroup'),
          question: t('searches.deleteSure', { words }),
          run: () => api.search.removeSynonyms({ params: { id: group.id } }),
          onRemoved: list.reload,
        }}
      />
      {edits && <SynonymsDialog group={group} onSaved={list.reload} onClose={() => setEdits(false)} />}
    </>
  );
}
