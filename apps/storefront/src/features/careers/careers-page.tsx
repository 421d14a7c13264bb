import './careers.css';
import { useQuery } from '@tanstack/react-query';
import { PageTitle, RichText, Skeleton } from '@sjaj/ui';
import { PublicHead } from '../../shared/page/public-head.tsx';
import { t } from '../../shared/texts/t.ts';
import { ApplicationForm } from './application-form.tsx';
import { careersQuery } from './queries.ts';

/** Work at the supplier, with a form to apply: below the text on phones, so that it comes with it. Public: applicants have no account. */
export function CareersPage() {
  const { data } = useQuery({ ...careersQuery, throwOnError: true });
  return (
    <div className="careers-main" aria-busy={!data}>
      <PageTitle title={t('informationPage.careers')} />
      {data ? (
        <div className="careers-columns">
          <div className="sj-col sj-g12">
            <RichText html={data.lead} />
            <div className="sj-panel careers-text">
              <RichText html={data.content} />
            </div>
          </div>
          <ApplicationForm />
        </div>
      ) : (
        <Skeleton height={480} />
      )}
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
