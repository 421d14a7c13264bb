import { ListPage } from '../../shared/list/list-page.tsx';
import { searchesList } from './searches-list.ts';

/** The searches of the last 30 days and those without results. */
export function SearchesPage() {
  return <ListPage list={searchesList} />;
}
