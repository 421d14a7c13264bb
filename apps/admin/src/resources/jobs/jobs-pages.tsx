import './jobs.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { BacklogPanel } from './backlog-panel.tsx';
import { failedEventsList } from './failed-events-list.tsx';
import { failedJobsList } from './failed-list.tsx';
import { jobsList } from './jobs-list.ts';

/** The jobs of the worker. */
export function JobsPage() {
  return (
    <>
      <ListPage list={jobsList} />
      <BacklogPanel />
    </>
  );
}

/** Jobs that failed with every attempt. */
export function FailedJobsPage() {
  return <ListPage list={failedJobsList} />;
}

/** Events that a handler failed to process. */
export function FailedEventsPage() {
  return <ListPage list={failedEventsList} />;
}
