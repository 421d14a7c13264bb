import { useParams } from '@tanstack/react-router';
import { RecordPage } from '../../../shared/form/record-page.tsx';
import { companyQuery } from '../queries.ts';
import { CompanyEditor } from './company-editor.tsx';

/** The page to edit a company. */
export function CompanyPage() {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  return (
    <RecordPage
      query={companyQuery(Number(id))}
      list={{ href: '/companies', title: 'resource.companies' }}
      nameOf={({ title }) => title}
    >
      {(company) => <CompanyEditor key={company.id} company={company} />}
    </RecordPage>
  );
}
