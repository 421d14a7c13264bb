import type { JobApplication } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { viewRequest } from '../../shared/list/list-request.ts';
import { ActionsCell } from './actions-cell.tsx';

const VIEWS = ['waiting', 'handled', 'all'] as const;

export const jobApplicationsList: ListDefinition<JobApplication> = {
  name: 'job-applications',
  title: 'resource.jobApplications',
  searchHint: 'jobApplications.search',
  columns: [
    {
      key: 'name',
      title: 'article.name',
      locked: true,
      onPhone: true,
      text: ({ name }) => name,
      show: ({ name, email }) => (
        <a className="sj-link" href={`mailto:${email}`} title={email}>
          {name}
        </a>
      ),
    },
    { key: 'phone', title: 'company.phone', text: ({ phone }) => phone },
    { key: 'message', title: 'jobApplications.message', shrinks: true, text: ({ message }) => message || '–' },
    {
      key: 'cv',
      title: 'jobApplications.cv',
      onPhone: true,
      text: ({ cv }) => cv?.name ?? '–',
      file: [{ field: 'cv.name' }],
      show: ({ cv }) =>
        cv ? (
          <a className="sj-link" href={cv.downloadUrl}>
            {cv.name}
          </a>
        ) : (
          '–'
        ),
    },
    {
      key: 'receivedAt',
      title: 'jobApplications.receivedAt',
      text: ({ receivedAt }) => tableTime(receivedAt, new Date()),
    },
    {
      key: 'handledAt',
      title: 'jobApplications.handled',
      onPhone: true,
      text: ({ handledAt }) => (handledAt === null ? '–' : tableTime(handledAt, new Date())),
      show: (application, list) => <ActionsCell application={application} list={list} />,
    },
  ],
  views: [
    { key: 'waiting', title: 'jobApplications.viewWaiting', isWaiting: true },
    { key: 'handled', title: 'jobApplications.handled' },
    { key: 'all', title: 'list.all' },
  ],
  filters: [],
  load: (query, settings) =>
    api.jobApplications.list(
      {
        body: viewRequest(query, VIEWS),
      },
      settings,
    ),
  nameOf: ({ name }) => name,
};
