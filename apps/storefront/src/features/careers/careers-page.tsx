import './careers.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PageTitle, RichText } from '@sjaj/ui';
import { PublicHead } from '../../shared/page/public-head.tsx';
import { t } from '../../shared/texts/t.ts';
import { ApplicationForm } from './application-form.tsx';
import { careersQuery } from './queries.ts';

/** Work at the supplier, with a form to apply. Public: applicants have no account. */
export function CareersPage() {
  const { data } = useSuspenseQuery(careersQuery);
  return (
    <>
      <PublicHead />
      <main className="sj-wrap careers-main">
        <PageTitle title={t('informationPage.careers')} />
        <div className="careers-columns">
          <div className="sj-col sj-g12">
            <RichText html={data.lead} />
            <div className="sj-panel careers-text">
              <RichText html={data.content} />
            </div>
          </div>
          <ApplicationForm />
        </div>
      </main>
    </>
  );
}
