import './terms-page.css';
import { useQuery } from '@tanstack/react-query';
import type { Terms } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { PageTitle, RichText, Skeleton } from '@sjaj/ui';
import { PublicHead } from '../../shared/page/public-head.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { termsQuery } from './queries.ts';

/** Current and earlier terms. The frame around them is shown before they come. */
export function TermsPage() {
  const { data } = useQuery({ ...termsQuery, throwOnError: true });
  const [inForce, ...earlier] = data ?? [];
  return (
    <div className="terms-main" aria-busy={!data}>
      <PageTitle
        title={t('pages.termsAndConditions')}
        note={inForce && t('news.validFrom', { date: formatDate(new Date(inForce.validFrom), language()) })}
      />
      {!data && <Skeleton height={320} />}
      {inForce && <TermsText terms={inForce} />}
      {earlier.length > 0 && (
        <section>
          <h2>{t('news.earlierTerms')}</h2>
          {earlier.map((terms) => (
            <details key={terms.id}>
              <summary>{t('news.validFrom', { date: formatDate(new Date(terms.validFrom), language()) })}</summary>
              <TermsText terms={terms} />
            </details>
          ))}
        </section>
      )}
    </div>
  );
}

/** The terms for visitors without a session, with a frame of their own: nothing in it asks who is here. */
export function PublicTermsPage() {
  return (
    <>
      <PublicHead />
      <main className="sj-wrap">
        <TermsPage />
      </main>
    </>
  );
}

function TermsText({ terms }: { readonly terms: Terms }) {
  return (
    <div className="sj-panel terms-text">
      <RichText html={terms.content} />
    </div>
  );
}
