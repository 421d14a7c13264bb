import { useQueries } from '@tanstack/react-query';
import { IconBolt, IconZoomExclamation } from '@tabler/icons-react';
import type { ListingFilters } from '@sjaj/contract';
import { Button, ButtonLink, EmptyState, OfferedChip } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { useCanViewPrices, useIsGuest } from '../../shared/session/profile.ts';
import { wordsOf } from './applied-chips.tsx';
import { appliedFilters } from './chips.logic.ts';
import { listingRequest, type ListingScope } from './listing-request.logic.ts';
import styles from './listing.module.css';
import { reset } from './listing-choice.logic.ts';
import { countQuery } from './queries.ts';
import { useListingPreferences } from './listing-preferences.ts';
import { useListingChoice } from './use-listing-choice.ts';

interface EmptyResultProps {
  readonly scope: ListingScope;
  readonly filters: ListingFilters;
}

/** Empty result: shows for each filter how many articles are found without it. */
export function EmptyResult({ scope, filters }: EmptyResultProps) {
  const { choice, choose } = useListingChoice();
  const applied = appliedFilters(choice, filters);
  const counts = useCounts(
    scope,
    applied.map((each) => each.without),
  );
  const helpful = applied
    .map((each, index) => ({ ...each, count: counts[index] ?? 0 }))
    .filter((each) => each.count > 0)
    .sort((a, b) => b.count - a.count);
  const best = helpful[0];
  if (scope.quickSearch !== undefined && applied.length === 0) return <NothingFound />;
  return (
    <div className={`sj-panel ${styles['empty']}`}>
      <EmptyState
        icon={<IconZoomExclamation size={28} />}
        title={applied.length > 0 ? t('listing.empty') : nothingIn(scope)}
        text={best && t('listing.emptyHint', { filter: wordsOf(best, choice) })}
        actions={
          applied.length > 0 ? (
            <>
              {helpful.map((each) => (
                <OfferedChip
                  key={each.key}
                  plain
                  label={t('listing.without', { filter: wordsOf(each, choice), count: each.count })}
                  onPick={() => choose(each.without)}
                />
              ))}
              <Button onClick={() => choose(reset(choice))}>{t('listing.resetFilters')}</Button>
            </>
          ) : (
            <ButtonLink href="/">{t('states.toHome')}</ButtonLink>
          )
        }
      />
    </div>
  );
}

/** Below a heading that says what was not found: how to go on by oneself. What is nearest and whom to ask follows. */
function NothingFound() {
  const isGuest = useIsGuest();
  return (
    <div className={`sj-panel ${styles['nothing']}`}>
      <IconZoomExclamation size={22} aria-hidden="true" />
      <p>{t('search.spellingHint')}</p>
      {!isGuest && (
        <ButtonLink variant="line" href="/quick-order" icon={<IconBolt size={17} aria-hidden="true" />}>
          {t('frame.quickOrder')}
        </ButtonLink>
      )}
      <ButtonLink variant="line" href="/">
        {t('states.toHome')}
      </ButtonLink>
    </div>
  );
}

/** Text of an empty list without any chosen filter. */
function nothingIn(scope: ListingScope): string {
  if (scope.isBoughtBefore) return t('pages.noMyProducts');
  if (scope.isOnSale) return t('pages.noPromotions');
  return scope.categoryId === undefined ? t('listing.empty') : t('listing.emptyCategory');
}

function useCounts(
  scope: ListingScope,
  choices: readonly Parameters<typeof listingRequest>[1][],
): readonly (number | undefined)[] {
  const canViewPrices = useCanViewPrices();
  const { size } = useListingPreferences();
  return useQueries({
    queries: choices.map((choice) => countQuery(listingRequest(scope, choice, { canViewPrices, size }))),
    combine: (results) => results.map((result) => result.data),
  });
}
