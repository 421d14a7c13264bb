import './mail.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { mailList } from './mail-list.tsx';

/** What the shop writes to people, and whether it reached them. */
export function OutgoingMailPage() {
  return <ListPage list={mailList} />;
}
