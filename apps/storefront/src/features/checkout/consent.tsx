import type { Cart } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Checkbox, FieldError, Notice, useAmount, useUiLink } from '@sjaj/ui';
import { changesOf, type LineChange } from '../../shared/changed/changed-lines.logic.ts';
import { shortText } from '../../shared/changed/short-text.ts';
import { language, t } from '../../shared/texts/t.ts';
import styles from './consent.module.css';

interface ConsentProps {
  readonly cart: Cart;
  /** The day of the order with which the same terms were accepted before. */
  readonly acceptedOn: string | null;
  readonly isGiven: boolean;
  readonly isMissing: boolean;
  readonly onGive: (given: boolean) => void;
}

/** Consent to the terms and to changes of the cart's articles since they were added. */
export function Consent({ cart, acceptedOn, isGiven, isMissing, onGive }: ConsentProps) {
  const Link = useUiLink();
  const changes = changesOf(cart);
  const label = (
    <>
      {t('checkoutPage.acceptTerms')}{' '}
      <Link className="sj-link" href="/terms-and-conditions" target="_blank">
        {t('checkoutPage.readTerms')}
      </Link>
      {changes.length > 0 && ` ${t('checkoutPage.acceptChanges')}`}
      {acceptedOn !== null && changes.length === 0 && (
        <span className="sj-xs sj-t3 shop-block">
          {t('checkoutPage.termsAcceptedOn', { date: formatDate(acceptedOn, language()) })}
        </span>
      )}
    </>
  );
  return (
    <>
      {changes.length > 0 && <Changes changes={changes} takesPreOrders={cart.takesPreOrders} />}
      <div>
        <Checkbox
          id="checkout-terms"
          label={label}
          checked={isGiven}
          aria-invalid={isMissing || undefined}
          onChange={(event) => onGive(event.currentTarget.checked)}
        />
        <div className={styles.error}>
          {isMissing && (
            <FieldError>
              {t(changes.length > 0 ? 'checkoutPage.mustAcceptChanges' : 'checkoutPage.mustAccept')}
            </FieldError>
          )}
        </div>
      </div>
    </>
  );
}

interface ChangesProps {
  readonly changes: readonly LineChange[];
  readonly takesPreOrders: boolean;
}

function Changes({ changes, takesPreOrders }: ChangesProps) {
  const amount = useAmount();
  const textOf = ({ item, kind }: LineChange): string => {
    if (kind === 'not_sellable') return t('cartPage.notOrderable');
    if (kind === 'short') return shortText(item, takesPreOrders);
    return t('cartPage.priceChanged', { oldPrice: amount(item.previousPrice ?? 0), newPrice: amount(item.price ?? 0) });
  };
  return (
    <Notice tone="warn">
      <strong>{t('checkoutPage.changed')}</strong>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={`${change.kind}-${change.item.id}`}>
            <span title={change.item.article.title}>{change.item.code}</span>: {textOf(change)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
