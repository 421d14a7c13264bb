import { useQuery } from '@tanstack/react-query';
import { RecordPage } from '../../../shared/form/record-page.tsx';
import { useRecordId } from '../../../shared/page/loaded-record.tsx';
import { EditRecordPage, NewRecordPage } from '../../../shared/record/definition-pages.tsx';
import { draftDefinition } from './draft-definition.tsx';
import { IssueReport } from './issue-report.tsx';
import { issueQuery } from './queries.ts';

export const NewIssuePage = () => <NewRecordPage definition={draftDefinition} />;

/** An issue: its form while it is a draft, then its report. */
export function IssuePage() {
  const id = useRecordId();
  const query = issueQuery(id);
  const { data } = useQuery(query);
  if (data?.state === 'draft') return <EditRecordPage key={id} definition={draftDefinition} />;
  return (
    <RecordPage
      query={query}
      list={{ href: '/newsletter', title: 'resource.newsletterIssues' }}
      nameOf={({ name }) => name}
    >
      {() => data && <IssueReport issue={data} />}
    </RecordPage>
  );
}
