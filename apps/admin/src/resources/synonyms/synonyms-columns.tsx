import './synonyms.css';
import type { SynonymGroup } from '@sjaj/contract';
import { actionsColumn } from '../../shared/list/actions-column.ts';
import type { Column } from '../../shared/list/definition.ts';
import { SynonymsActions } from './synonyms-actions.tsx';
import { groupLine } from './words.logic.ts';

export const SYNONYM_COLUMNS: readonly Column<SynonymGroup>[] = [
  {
    key: 'words',
    title: 'searches.words',
    locked: true,
    sortBy: 'words',
    onPhone: true,
    text: groupLine,
    show: (group) => <span className="syn-words">{groupLine(group)}</span>,
    file: [{ field: 'words' }, { field: 'targets', title: 'searches.targets' }],
  },
  actionsColumn((group, list) => <SynonymsActions group={group} list={list} />),
];
