import { ListPage } from '../../shared/list/list-page.tsx';
import { importsList } from './imports-list.tsx';

/** The list of stock imports in every state. */
export function ImportsPage() {
  return <ListPage list={importsList} />;
}
