import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listKey } from '../../shared/list/use-list.ts';
import { apiKeysList } from './api-keys-list.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

/** Keys by which other programs call the shop. */
export function ApiKeysPage() {
  return <ListPage list={apiKeysList} />;
}

/** The list with the dialog for a new key. */
export function NewApiKeyPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <>
      <ApiKeysPage />
      <NewKeyDialog
        onCreated={() => void queries.invalidateQueries({ queryKey: listKey(apiKeysList.name) })}
        onClose={() => void navigate({ to: '/api-keys' })}
      />
    </>
  );
}
