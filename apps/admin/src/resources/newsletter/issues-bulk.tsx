import type { NewsletterIssue } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { BulkDelete } from '../../shared/list/bulk-delete.tsx';
import type { BulkProps } from '../../shared/list/definition.ts';

/** Deletes those of the chosen issues that are drafts, which can be taken back; what was sent stays. */
export const IssuesBulk = ({ rows, ...props }: BulkProps<NewsletterIssue>) => (
  <>
    <span className="adm-bulk-rule" />
    <BulkDelete
      {...props}
      rows={rows.filter(({ state }) => state === 'draft')}
      nameOf={({ name }) => name}
      nothingRefers
      run={async (issue) => {
        await api.newsletterIssues.remove({ params: { id: issue.id } });
        return issue;
      }}
      restore={({ subject, body }) =>
        api.newsletterIssues.create({ body: { subject, body }, idempotencyKey: crypto.randomUUID() })
      }
    />
  </>
);
