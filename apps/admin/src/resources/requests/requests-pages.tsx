import './requests.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { arrivalsList } from './arrivals-list.tsx';
import { companyChangesList } from './company-changes-list.tsx';
import { presentationsList } from './presentations-list.tsx';

/** Availability requests: customers who wait for an article or an offer. */
export function ArrivalsPage() {
  return <ListPage list={arrivalsList} />;
}

/** Requests for a presentation of a machine. */
export function PresentationsPage() {
  return <ListPage list={presentationsList} />;
}

/** Changes that companies and people ask for in their data. */
export function CompanyChangesPage() {
  return <ListPage list={companyChangesList} />;
}
