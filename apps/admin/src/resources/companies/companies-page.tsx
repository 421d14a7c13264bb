import { ListPage } from '../../shared/list/list-page.tsx';
import { companiesList } from './companies-list.ts';

/** The companies that buy here. */
export const CompaniesPage = () => <ListPage list={companiesList} />;
