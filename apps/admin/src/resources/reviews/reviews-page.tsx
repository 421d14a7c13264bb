import './reviews.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { reviewsList } from './reviews-list.ts';

/** Reviews that wait for staff, and those that were decided on. */
export function ReviewsPage() {
  return <ListPage list={reviewsList} />;
}
