import { CodeCopy, classNames, QuantityStepper, Table, useAmount } from '@sjaj/ui';
import { ArticleStock } from '../../shared/article/article-stock.tsx';
import { RequestButton } from '../../shared/article/request-button.tsx';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { canBuy, countedFor, differs, ruleOf } from './matrix.logic.ts';
import { membersInOrder, memberName } from '../../shared/article/variation-members.logic.ts';
import { oldPriceAt, priceAt } from './tier.logic.ts';
import { useBareAmount } from '../../shared/article/use-bare-amount.ts';
import type { VariationProps } from './variation-props.ts';
import styles from './variation.module.css';

/** Variants of one attribute, one per row. */
export function VariationList({ article, matrix, selection }: VariationProps) {
  const bare = useBareAmount();
  const canViewPrices = useCanViewPrices();
  const codesDiffer = differs(matrix.members, ({ code }) => code);
  const chosenAndInCart = { chosen: selection.quantities, inCart: selection.inCart };
  const countedOf = (id: number) => countedFor(matrix, chosenAndInCart, id);
  const pricesDiffer = differs(matrix.members, (member) => priceAt(member, countedOf(member.id)));
  const attribute = matrix.attributes[0]?.title ?? t('article.variants');
  return (
    <Table caption={t('article.variants')}>
      <thead>
        <tr>
          <th>{attribute}</th>
          <th className={styles['code']}>{t('article.code')}</th>
          <th>{t('listing.columnStock')}</th>
          {canViewPrices && (
            <th className={`sj-right ${styles['unitPrice']}`}>{t('article.perUnitHead', { unit: article.unit })}</th>
          )}
          <th className={`sj-right ${styles['quantity']}`}>{`${t('article.quantity')}, ${article.unit}`}</th>
        </tr>
      </thead>
      <tbody>
        {membersInOrder(matrix).map((member) => {
          const quantity = selection.quantities.get(member.id) ?? 0;
          const name = memberName(matrix, member);
          const counted = countedOf(member.id);
          const inCart = selection.inCart.get(member.id) ?? 0;
          const oldPrice = oldPriceAt(member, counted);
          return (
            <tr key={member.id} className={classNames(styles['listRow'], quantity > 0 && 'sj-row-on')}>
              <td>
                <b>{name}</b>
                {(codesDiffer || pricesDiffer) && (
                  <span className={styles['underName']}>
                    {codesDiffer && <span>{member.code}</span>}
                    {pricesDiffer && <UnitPrice km={priceAt(member, counted)} unit={article.unit} />}
                  </span>
                )}
                {inCart > 0 && <span className={styles['inCart']}>{t('article.inCart', { quantity: inCart })}</span>}
              </td>
              <td className={styles['code']}>
                <CodeCopy code={member.code} />
              </td>
              <td>
                <ArticleStock stock={member.stock} />
              </td>
              {canViewPrices && (
                <td className={`sj-right ${styles['unitPrice']}`}>
                  {oldPrice && <s className="sj-t3 sj-sm">{bare(oldPrice.amount)}</s>} {bare(priceAt(member, counted))}
                </td>
              )}
              <td className={`sj-right ${styles['quantity']}`}>
                {canBuy(member) ? (
                  <QuantityStepper
                    value={quantity}
                    rule={ruleOf(member)}
                    allowsZero
                    label={t('listing.quantityOf', { title: name })}
                    onChange={(next) => selection.setQuantity(member.id, next)}
                    onEnter={() => void selection.add()}
                    float
                  />
                ) : (
                  member.offer === 'request' && <RequestButton article={member} size="xs" />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** With currency and unit: where the table is narrow no heading says them. */
function UnitPrice({ km, unit }: { readonly km: number | null; readonly unit: string }) {
  const amount = useAmount();
  return km === null ? '–' : <span className="sj-num">{`${amount(km)} / ${unit}`}</span>;
}
