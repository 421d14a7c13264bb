import './requests.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { arrivalsList } from './arrivals-list.tsx';
import { presentationsList } from './presentations-list.tsx';

/** Who waits for an article, or wants an offer for one that the shop does not sell. */
export function ArrivalsPage() {
  return <ListPage list={arrivalsList} />;
}

/** Who wants to be shown a machine. */
export function PresentationsPage() {
  return <ListPage list={presentationsList} />;
}
