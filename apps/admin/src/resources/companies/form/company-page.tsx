import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CallFailed } from '@sjaj/client';
import { Breadcrumbs, Skeleton } from '@sjaj/ui';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { companyQuery } from '../queries.ts';
import { CompanyEditor } from './company-editor.tsx';

/** One company, to be edited. */
export function CompanyPage() {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  const { data: company, error, refetch } = useQuery(companyQuery(Number(id)));
  if (company) {
    return (
      <>
        <Breadcrumbs trail={[{ href: '/companies', title: t('resource.companies') }, { title: company.title }]} />
        <CompanyEditor key={company.id} company={company} />
      </>
    );
  }
  if (error) {
    const isUnknown = error instanceof CallFailed && (error.status === 404 || error.status === 400);
    return <FailureState error={error} onRetry={() => void refetch()} back={isUnknown ? '/companies' : undefined} />;
  }
  return (
    <div aria-busy="true">
      <Skeleton width={360} height={28} />
      <Skeleton height={240} radius={12} marginTop={16} />
      <Skeleton height={200} radius={12} marginTop={12} />
    </div>
  );
}
