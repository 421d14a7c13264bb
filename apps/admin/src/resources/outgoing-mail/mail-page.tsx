import './mail.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { mailList } from './mail-list.tsx';

/** The mails of the shop with their delivery state. */
export function OutgoingMailPage() {
  return <ListPage list={mailList} />;
}
