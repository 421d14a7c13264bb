import { useMemo } from 'react';
import { useParams } from '@tanstack/react-router';
import { IconZoomExclamation } from '@tabler/icons-react';
import { usePageTitle } from '@sjaj/app-kit';
import { EmptyState, Notice } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { ListingPage } from './listing-page.tsx';
import { useListing } from './listing.tsx';
import { NearestSearches } from './nearest-searches.tsx';
import { AskUs } from './ask-us.tsx';

const LONGEST_SEARCH = 64;
const SHORTEST_SEARCH = 3;

/** Search results; if no article has all words, the nearest ones. */
export function SearchPage() {
  const { search = '' } = useParams({ strict: false });
  const term = search.trim().slice(0, LONGEST_SEARCH);
  usePageTitle(t('search.results', { term }));
  return term.length < SHORTEST_SEARCH ? <TooShort /> : <Results term={term} />;
}

/** Reached by a typed URL only: the search box itself requires enough letters. */
function TooShort() {
  return (
    <div className="sj-panel">
      <EmptyState page icon={<IconZoomExclamation size={28} />} title={t('frame.searchHint')} />
    </div>
  );
}

function Results({ term }: { readonly term: string }) {
  const scope = useMemo(() => ({ quickSearch: term }), [term]);
  const { query } = useListing(scope);
  const widened = query.data?.widened ?? 'none';
  const found = query.data?.totalItems ?? 1;
  return (
    <>
      <ListingPage title={t('search.results', { term })} emptyTitle={t('search.noResults', { term })} scope={scope}>
        {widened !== 'none' && found > 0 && <WidenedNotice term={term} />}
      </ListingPage>
      {found === 0 && (
        <div style={{ marginTop: 20 }}>
          <NearestSearches term={term} />
        </div>
      )}
      {(found === 0 || widened !== 'none') && <AskUs term={term} isOpen={found === 0} />}
    </>
  );
}

function WidenedNotice({ term }: { readonly term: string }) {
  return (
    <div style={{ marginBottom: 12 }}>
      <Notice>{t('search.widenedAnyWord', { term })}</Notice>
    </div>
  );
}
