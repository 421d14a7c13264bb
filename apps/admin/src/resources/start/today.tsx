import type { StartPage } from '@sjaj/contract';
import { type Fact, Facts, Panel } from '@sjaj/ui';
import { kmText } from '../../shared/figures/amounts.ts';
import { t } from '../../shared/texts/t.ts';

/** Today's net sales beside those of the same weekday, and what waits in each branch to be fetched. */
export function Today({ today, branches }: Pick<StartPage, 'today' | 'branches'>) {
  const facts: readonly Fact[] = [
    { term: t('start.todayOrders', { count: today.orders }), value: <b>{kmText(today.amount)}</b> },
    { term: t('start.weekAgo'), value: kmText(today.weekAgo) },
    ...branches.map(({ title, orders, amount }) => ({
      term: title,
      value: orders === 0 ? '–' : `${t('start.toFetch', { count: orders })} · ${kmText(amount)}`,
    })),
  ];
  return (
    <Panel title={t('start.todaySales')}>
      <Facts facts={facts} />
    </Panel>
  );
}
