import { ListPage } from '../../shared/list/list-page.tsx';
import { searchesList } from './searches-list.ts';

/** What customers searched for in the last 30 days, and what found nothing. */
export function SearchesPage() {
  return <ListPage list={searchesList} />;
}
