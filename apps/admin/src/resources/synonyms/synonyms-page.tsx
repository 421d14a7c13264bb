import { useNavigate, useSearch } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listKey } from '../../shared/list/use-list.ts';
import { SynonymsDialog } from './synonyms-dialog.tsx';
import { synonymsList } from './synonyms-list.ts';

/** Groups of words that find the same articles. */
export function SynonymsPage() {
  return <ListPage list={synonymsList} />;
}

/** The list with the dialog for a new group. A searched word can be passed as the first word. */
export function NewSynonymsPage() {
  const { word }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <>
      <SynonymsPage />
      <SynonymsDialog
        group={{ id: null, words: typeof word === 'string' ? [word] : [], targets: [] }}
        onSaved={() => void queries.invalidateQueries({ queryKey: listKey(synonymsList.name) })}
        onClose={() => void navigate({ to: '/synonyms' })}
      />
    </>
  );
}
