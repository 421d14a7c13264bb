import { t } from '../../shared/texts/t.ts';
import { ListingPage } from './listing-page.tsx';

const IS_NEW = { isNew: true } as const;
const BOUGHT_BEFORE = { isBoughtBefore: true } as const;

/** Listing of new articles. */
export function NewArticlesPage() {
  return <ListingPage title={t('home.newlyAdded')} scope={IS_NEW} />;
}

/** Listing of articles that the company has ordered before. */
export function MyArticlesPage() {
  return <ListingPage title={t('frame.myProducts')} scope={BOUGHT_BEFORE} />;
}
