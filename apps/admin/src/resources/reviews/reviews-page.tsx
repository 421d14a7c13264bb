import './reviews.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { reviewsList } from './reviews-list.ts';

/** The list of reviews, open and decided. */
export function ReviewsPage() {
  return <ListPage list={reviewsList} />;
}
