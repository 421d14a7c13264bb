import { RecordPage } from '../../../shared/form/record-page.tsx';
import { useRecordId } from '../../../shared/page/loaded-record.tsx';
import { companyQuery } from '../queries.ts';
import { CompanyEditor } from './company-editor.tsx';

/** The page to edit a company. */
export function CompanyPage() {
  return (
    <RecordPage
      query={companyQuery(useRecordId())}
      list={{ href: '/companies', title: 'resource.companies' }}
      nameOf={({ title }) => title}
    >
      {(company) => <CompanyEditor key={company.id} company={company} />}
    </RecordPage>
  );
}
