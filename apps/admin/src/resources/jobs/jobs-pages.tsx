import './jobs.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { BacklogPanel } from './backlog-panel.tsx';
import { failedEventsList } from './failed-events-list.tsx';
import { failedJobsList } from './failed-list.tsx';
import { jobsList } from './jobs-list.ts';

/** What the worker does beside the requests. */
export function JobsPage() {
  return (
    <>
      <ListPage list={jobsList} />
      <BacklogPanel />
    </>
  );
}

/** What failed with every try. */
export function FailedJobsPage() {
  return <ListPage list={failedJobsList} />;
}

/** Events that a part of the shop could not take. */
export function FailedEventsPage() {
  return <ListPage list={failedEventsList} />;
}
