import type { ReactNode } from 'react';
import { IconHistory, IconTruckDelivery } from '@tabler/icons-react';
import type { ArticleDetails } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { useAmount } from '@sjaj/ui';
import { ArticleStock } from '../../shared/article/article-stock.tsx';
import { DeliveryDaysList } from '../../shared/delivery/delivery-days.tsx';
import { language, t } from '../../shared/texts/t.ts';
import styles from './buy.module.css';

/** Stock, delivery time and date of the last purchase. */
export function DeliveryFacts({ article }: { readonly article: ArticleDetails }) {
  const amount = useAmount();
  const { stock, lastBought, unit } = article;
  return (
    <ul className={styles['facts']}>
      {!article.variationMatrix && (
        <li>
          <ArticleStock stock={stock} unit={unit} />
          {stock.expectedOn && (
            <span className="sj-xs sj-t3">
              {t('article.expected', { date: formatDate(stock.expectedOn, language()) })}
            </span>
          )}
        </li>
      )}
      {!article.disableSelling && isInStock(article) && (
        <FactLine icon={<IconTruckDelivery size={17} aria-hidden="true" />}>
          <DeliveryDaysList fallback={t('delivery.ownAbout')} />
        </FactLine>
      )}
      {lastBought && (
        <FactLine icon={<IconHistory size={17} aria-hidden="true" />}>
          {lastBought.price === null
            ? t('article.lastPurchase', { date: formatDate(new Date(lastBought.at), language()) })
            : t('article.lastPurchaseOf', {
                date: formatDate(new Date(lastBought.at), language()),
                quantity: lastBought.quantity,
                unit,
                price: amount(lastBought.price),
              })}
        </FactLine>
      )}
    </ul>
  );
}

/** No day is told for goods that the shop does not have. */
const isInStock = ({ stock: { state } }: ArticleDetails): boolean => state === 'in_stock' || state === 'low';

function FactLine({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}
