import { useQuery } from '@tanstack/react-query';
import { IconClipboardList, IconRepeat, IconTableImport } from '@tabler/icons-react';
import { ButtonLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { finishedOrdersQuery, openOrdersQuery } from './queries.ts';

/** What returning users do that no menu leads to at once. */
export function QuickLinks() {
  const { data: open } = useQuery(openOrdersQuery);
  const { data: [finished] = [] } = useQuery(finishedOrdersQuery);
  // Ids ascend.
  const latest = Math.max(open?.orders[0]?.id ?? 0, finished?.id ?? 0);
  return (
    <>
      <ButtonLink
        variant="line"
        size="sm"
        href={latest === 0 ? '/profile/orders' : `/profile/orders/${latest}?repeat=1`}
        icon={<IconRepeat size={16} aria-hidden="true" />}
      >
        {t('home.repeatLatest')}
      </ButtonLink>
      <ButtonLink
        variant="line"
        size="sm"
        href="/profile/shopping-cards"
        icon={<IconClipboardList size={16} aria-hidden="true" />}
      >
        {t('home.savedCarts')}
      </ButtonLink>
      <ButtonLink variant="line" size="sm" href="/quick-order" icon={<IconTableImport size={16} aria-hidden="true" />}>
        {t('home.fromSheet')}
      </ButtonLink>
    </>
  );
}
