import { ListPage } from '../../shared/list/list-page.tsx';
import { companiesList } from './companies-list.ts';

/** The list of companies. */
export const CompaniesPage = () => <ListPage list={companiesList} />;
