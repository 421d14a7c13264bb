import type { StockCard } from '@sjaj/contract';
import { formatDate, formatNumber } from '@sjaj/domain';
import { Facts, Panel } from '@sjaj/ui';
import { language, t } from '../../../shared/texts/t.ts';

/** The low level of the article and the date of the next delivery, for those who do not keep the stock. */
export const LevelFactsCard = ({ level: { lowLevel, expectedOn, requests } }: { readonly level: StockCard }) => (
  <Panel title={t('stock.levelAndDelivery')}>
    <Facts
      facts={[
        { term: t('article.lowLevel'), value: formatNumber(lowLevel) },
        { term: t('stock.expectedOn'), value: expectedOn ? formatDate(expectedOn, language()) : '–' },
        { term: t('stock.requests'), value: formatNumber(requests) },
      ]}
    />
  </Panel>
);
