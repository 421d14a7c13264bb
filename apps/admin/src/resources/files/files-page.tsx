import { ListPage } from '../../shared/list/list-page.tsx';
import { filesList } from './files-list.ts';

/** Files of all customers. */
export function FilesPage() {
  return <ListPage list={filesList} />;
}
