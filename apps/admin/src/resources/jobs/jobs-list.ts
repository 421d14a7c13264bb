import type { CallSettings } from '@sjaj/client';
import type { JobState } from '@sjaj/contract';
import { foldLetters } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import type { ListQuery, ListDefinition, Loaded } from '../../shared/list/definition.ts';
import { jobName } from './job-labels.ts';
import { JOB_COLUMNS } from './jobs-columns.tsx';

/** The list is short: it is filtered in the browser, by the translated name. */
async function load({ text }: ListQuery, settings?: CallSettings): Promise<Loaded<JobState>> {
  const { data } = await api.jobs.list(settings);
  const wanted = foldLetters(text);
  return { data: data.filter(({ name }) => foldLetters(jobName(name)).includes(wanted)) };
}

export const jobsList: ListDefinition<JobState> = {
  name: 'jobs',
  title: 'resource.jobs',
  searchHint: 'jobs.search',
  columns: JOB_COLUMNS,
  views: [{ key: 'all', title: 'list.all' }],
  filters: [],
  load,
  hasNoFile: true,
  nameOf: ({ name }) => jobName(name),
};
