import type { ArticleDetails } from '@sjaj/contract';
import { Facts, QuantityStepper, useAmount } from '@sjaj/ui';
import { ArticlePrice } from '../../shared/article/article-price.tsx';
import { CostsOfUse } from '../../shared/article/cost-of-use.tsx';
import { purchaseOf, quantityRule } from '../../shared/article/offer.logic.ts';
import { RequestButton } from '../../shared/article/request-button.tsx';
import { CompareButton } from '../../shared/compare/compare-toggle.tsx';
import { t } from '../../shared/texts/t.ts';
import { AddButton, useTotalTerm } from './add-button.tsx';
import styles from './buy.module.css';
import { CheaperInUse } from './cheaper-in-use.tsx';
import { ContentPrice } from './content-price.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { QuantityRuleText } from './quantity-rule-text.tsx';
import { TierTable } from './tier-table.tsx';
import { totalKm, type Selection } from './use-selection.ts';
import { WishButton } from './wish-button.tsx';

interface BuyPanelProps {
  readonly article: ArticleDetails;
  /** At the price of the typed quantity. */
  readonly shown: ArticleDetails;
  readonly selection: Selection;
}

/** Price of an article without variants for the typed quantity, with the button that adds it to the cart. */
export function BuyPanel({ article, shown, selection }: BuyPanelProps) {
  const { tiers, quantity } = selection;
  return (
    <section className={`sj-panel ${styles['panel']}`} aria-label={t('price.price')}>
      <ArticlePrice article={shown} size="lg" />
      <ContentPrice article={article} />
      <CostsOfUse costs={shown.costsOfUse} className={styles['cost']} />
      <CheaperInUse article={article} />
      <TierTable tiers={tiers} quantity={quantity} unit={article.unit} source={article.priceSource} />
      <Order article={article} selection={selection} />
      <div className={styles['second']}>
        <WishButton articleId={article.id} />
        <CompareButton articleId={article.id} />
      </div>
      <DeliveryFacts article={article} />
    </section>
  );
}

function Order({ article, selection }: Omit<BuyPanelProps, 'shown'>) {
  const amount = useAmount();
  const totalTerm = useTotalTerm();
  const purchase = purchaseOf(article);
  if (purchase === 'request') {
    return (
      <div className={styles['order']}>
        <RequestButton article={article} size="lg" full />
      </div>
    );
  }
  if (purchase === 'none') return null;
  const total = totalKm(selection);
  return (
    <div className={styles['order']}>
      <div className={styles['quantity']}>
        <QuantityStepper
          size="lg"
          value={selection.quantity}
          rule={quantityRule(article)}
          onChange={(quantity) => selection.setQuantity(article.id, quantity)}
          onEnter={() => void selection.add()}
        />
        <QuantityRuleText article={article} />
      </div>
      {total !== null && (
        <div className={styles['total']}>
          <Facts facts={[{ term: totalTerm, value: amount(total), total: true }]} />
        </div>
      )}
      <AddButton selection={selection}>{t('cart.add')}</AddButton>
    </div>
  );
}
