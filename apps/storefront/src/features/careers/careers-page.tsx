import './careers.css';
import { useQuery } from '@tanstack/react-query';
import { PageTitle, RichText, Skeleton } from '@sjaj/ui';
import { PublicHead } from '../../shared/page/public-head.tsx';
import { t } from '../../shared/texts/t.ts';
import { ApplicationForm } from './application-form.tsx';
import { careersQuery } from './queries.ts';

/** Work at the supplier, with a form to apply. Public: applicants have no account. */
export function CareersPage() {
  return (
    <div className="careers-main">
      <PageTitle title={t('informationPage.careers')} />
      <div className="careers-columns">
        <CareersText />
        <ApplicationForm />
      </div>
    </div>
  );
}

/** The same with a frame of its own, which asks nobody who is here and is shown before the text comes. */
export function PublicCareersPage() {
  return (
    <>
      <PublicHead />
      <main className="sj-wrap">
        <CareersPage />
      </main>
    </>
  );
}

/** What staff have written. */
function CareersText() {
  const { data } = useQuery({ ...careersQuery, throwOnError: true });
  if (!data) return <Skeleton height={240} />;
  return (
    <div className="sj-col sj-g12">
      <RichText html={data.lead} />
      <div className="sj-panel careers-text">
        <RichText html={data.content} />
      </div>
    </div>
  );
}
