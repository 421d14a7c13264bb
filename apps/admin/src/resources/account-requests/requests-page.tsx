import { ListPage } from '../../shared/list/list-page.tsx';
import { accountRequestsList } from './requests-list.tsx';

/** The queue of requests for accounts. */
export const AccountRequestsPage = () => <ListPage list={accountRequestsList} />;
