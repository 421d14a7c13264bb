import './audit-log.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { auditList } from './audit-list.tsx';

/** What staff have done, and representatives on behalf of customers. */
export function AuditLogPage() {
  return <ListPage list={auditList} />;
}
