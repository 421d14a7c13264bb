import './jobs.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { failedJobsList } from './failed-list.tsx';
import { jobsList } from './jobs-list.ts';

/** What the worker does beside the requests. */
export function JobsPage() {
  return <ListPage list={jobsList} />;
}

/** What failed with every try. */
export function FailedJobsPage() {
  return <ListPage list={failedJobsList} />;
}
