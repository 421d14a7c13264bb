import { ListPage } from '../../shared/list/list-page.tsx';
import { jobApplicationsList } from './job-applications-list.tsx';

export const JobApplicationsPage = () => <ListPage list={jobApplicationsList} />;
