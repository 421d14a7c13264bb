import { useState } from 'react';
import { IconShoppingCart } from '@tabler/icons-react';
import type { ArticleCard } from '@sjaj/contract';
import { isValidQuantity } from '@sjaj/domain';
import { Button, ButtonLink, QuantityStepper } from '@sjaj/ui';
import { useAddToCart } from '../cart-actions.ts';
import { t } from '../texts/t.ts';
import { articleAddress } from './addresses.ts';
import { firstQuantity, purchaseOf, quantityRule } from './offer.logic.ts';
import { packText } from './pack-text.ts';
import { useStartsAtZero } from './quantity-start.ts';
import { RequestButton } from './request-button.tsx';

interface BuyControlProps {
  readonly article: ArticleCard;
  readonly narrow?: boolean | undefined;
}

/** What stands at the foot of a card: quantity and cart, or the one step that is possible instead. */
export function BuyControl({ article, narrow }: BuyControlProps) {
  switch (purchaseOf(article)) {
    case 'buy':
      return <QuantityAndCart article={article} narrow={narrow} />;
    case 'choose':
      return (
        <ButtonLink variant="soft" size="sm" full href={articleAddress(article)}>
          {t('listing.chooseOptions', { options: packText(article) })}
        </ButtonLink>
      );
    case 'request':
      return <RequestButton article={article} full />;
    case 'none':
      return null;
  }
}

function QuantityAndCart({ article, narrow }: BuyControlProps) {
  const addToCart = useAddToCart();
  const rule = quantityRule(article);
  const startsAtZero = useStartsAtZero();
  const [quantity, setQuantity] = useState(startsAtZero ? 0 : firstQuantity(article));
  // A field that nobody has touched is no error until the article is to be added.
  const [asksForQuantity, setAsksForQuantity] = useState(false);
  const isUntouched = startsAtZero && quantity === 0;
  const add = () => {
    if (isUntouched) setAsksForQuantity(true);
    else void addToCart([{ articleId: article.id, quantity, title: article.title }]);
  };
  const stepper = (
    <QuantityStepper
      value={quantity}
      rule={rule}
      onChange={setQuantity}
      onEnter={add}
      label={t('listing.quantityOf', { title: article.title })}
      allowsZero={startsAtZero && !asksForQuantity}
      float
    />
  );
  return (
    <>
      {startsAtZero ? <span className="sj-tile-picks">{stepper}</span> : stepper}
      <Button
        size="sm"
        disabled={!isUntouched && !isValidQuantity(quantity, rule)}
        onClick={add}
        aria-label={`${t('cart.add')}: ${article.title}`}
        icon={narrow ? undefined : <IconShoppingCart size={16} aria-hidden="true" />}
      >
        {t('cart.addShort')}
      </Button>
    </>
  );
}
