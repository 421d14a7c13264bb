import { CodeCopy, classNames, QuantityStepper, Table } from '@sjaj/ui';
import { ArticleStock } from '../../shared/article/article-stock.tsx';
import { RequestButton } from '../../shared/article/request-button.tsx';
import { t } from '../../shared/texts/t.ts';
import { canBuy, inOrder, memberName, ruleOf } from './matrix.logic.ts';
import { priceAt } from './tier.logic.ts';
import { useBareAmount } from '../../shared/article/use-bare-amount.ts';
import type { VariationProps } from './variation-props.ts';
import styles from './variation.module.css';

/** Variants of one attribute, a row each. */
export function VariationList({ article, matrix, selection }: VariationProps) {
  const bare = useBareAmount();
  const attribute = matrix.attributes[0]?.title ?? t('article.variants');
  return (
    <Table caption={t('article.variants')}>
      <thead>
        <tr>
          <th>{attribute}</th>
          <th className="sj-notphone">{t('article.code')}</th>
          <th>{t('listing.columnStock')}</th>
          <th className="sj-right sj-notphone">{t('article.perUnitHead', { unit: article.unit })}</th>
          <th className="sj-right">{`${t('article.quantity')}, ${article.unit}`}</th>
        </tr>
      </thead>
      <tbody>
        {inOrder(matrix).map((member) => {
          const quantity = selection.quantities.get(member.id) ?? 0;
          const name = memberName(matrix, member);
          return (
            <tr key={member.id} className={classNames(styles['listRow'], quantity > 0 && 'sj-row-on')}>
              <td>
                <b>{name}</b>
              </td>
              <td className="sj-notphone">
                <CodeCopy code={member.code} />
              </td>
              <td>
                <ArticleStock stock={member.stock} />
              </td>
              <td className="sj-right sj-notphone">
                {priceAt(member, quantity) !== member.price && (
                  <s className="sj-t3 sj-sm">{`${bare(member.price)} `}</s>
                )}
                {bare(priceAt(member, quantity))}
              </td>
              <td className="sj-right">
                {canBuy(member) ? (
                  <QuantityStepper
                    value={quantity}
                    rule={ruleOf(member)}
                    none
                    label={t('listing.quantityOf', { title: name })}
                    onChange={(next) => selection.setQuantity(member.id, next)}
                    float
                  />
                ) : (
                  <RequestButton article={member} size="xs" />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
