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
import { tierAt } from './tier.logic.ts';
import { totalKm, type Selection } from './use-selection.ts';
import { WishButton } from './wish-button.tsx';

interface BuyPanelProps {
  readonly article: ArticleDetails;
  readonly selection: Selection;
}

/** Price of an article without variants for the typed quantity, with the button that adds it to the cart. */
export function BuyPanel({ article, selection }: BuyPanelProps) {
  const { tiers, quantity } = selection;
  const tier = tierAt(tiers, quantity);
  const reached =
    tier && tier.from > 1 ? article.quantityBreaks.find((step) => step.fromQuantity === tier.from) : undefined;
  const priced = reached
    ? {
        ...article,
        price: reached.price,
        salePrice: null,
        oldPrice: reached.oldPrice,
        priceWithVat: reached.priceWithVat,
        costsOfUse: costsAt(article, reached.price),
      }
    : article;
  return (
    <section className={`sj-panel ${styles['panel']}`} aria-label={t('price.price')}>
      <ArticlePrice article={priced} size="lg" />
      <ContentPrice article={article} />
      <CostsOfUse costs={priced.costsOfUse} className={styles['cost']} />
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

/** The costs of a use at the price of a quantity break. */
const costsAt = ({ costsOfUse, price, salePrice }: ArticleDetails, reached: number): ArticleDetails['costsOfUse'] =>
  costsOfUse.map((cost) => ({ ...cost, price: (cost.price * reached) / (salePrice ?? price ?? reached) }));

function Order({ article, selection }: BuyPanelProps) {
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
