import { ListPage } from '../../shared/list/list-page.tsx';
import { importsList } from './imports-list.tsx';

/** The files of counted stock that were sent: compared, imported, forgotten. */
export function ImportsPage() {
  return <ListPage list={importsList} />;
}
