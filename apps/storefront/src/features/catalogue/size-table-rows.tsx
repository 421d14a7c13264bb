import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ArticleCard, VariationMatrix } from '@sjaj/contract';
import { toKm } from '@sjaj/domain';
import { classNames, CodeCopy, QuantityField, RowPrice, Skeleton, useAmount } from '@sjaj/ui';
import { ArticleStock } from '../../shared/article/article-stock.tsx';
import { RequestButton } from '../../shared/article/request-button.tsx';
import { memberName, membersInOrder } from '../../shared/article/variation-members.logic.ts';
import { variationQuery } from '../../shared/article/variation-query.ts';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { t } from '../../shared/texts/t.ts';
import { amountOf, canEnter, type Enterable, ruleOf } from './entry.logic.ts';
import styles from './table-view.module.css';
import type { EntryColumn } from './use-entries.ts';

interface SizeTableRowsProps {
  readonly article: ArticleCard;
  readonly column: EntryColumn;
  readonly canViewPrices: boolean;
  /** Whether the table has a column of prices with VAT. */
  readonly hasGross: boolean;
  /** Whether the table tells of the last purchase. */
  readonly hasPurchases: boolean;
}

/** The sizes of an article, each in a row with its own quantity; the first field takes the focus. */
export function SizeTableRows(props: SizeTableRowsProps) {
  const { article } = props;
  const { data: matrix, error, refetch } = useQuery(variationQuery(article.variation?.id ?? null));
  if (matrix) return <Sizes {...props} matrix={matrix} />;
  return (
    <tr>
      <td colSpan={12}>
        {error ? (
          <PanelFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={33 * (article.variation?.members ?? 1)} />
        )}
      </td>
    </tr>
  );
}

interface SizesProps extends SizeTableRowsProps {
  readonly matrix: VariationMatrix;
}

function Sizes({ article, matrix, column, ...shown }: SizesProps) {
  const first = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const rows = [first.current, first.current?.nextElementSibling];
    for (const row of rows) {
      const field = row?.querySelector('input');
      if (field) return field.focus();
    }
  }, []);
  return membersInOrder(matrix).map((member, index) => {
    const name = memberName(matrix, member);
    const entry = { ...member, title: `${matrix.title}, ${name}`, variation: null };
    return (
      <SizeRow
        key={member.id}
        {...shown}
        ref={index === 0 ? first : undefined}
        name={name}
        unit={article.unit}
        member={member}
        entry={entry}
        column={column}
      />
    );
  });
}

interface SizeRowProps extends Omit<SizesProps, 'article' | 'matrix'> {
  readonly ref: React.Ref<HTMLTableRowElement> | undefined;
  readonly name: string;
  readonly unit: string;
  readonly member: VariationMatrix['members'][number];
  readonly entry: Enterable;
}

function SizeRow({ ref, name, unit, member, entry, column, canViewPrices, hasGross, hasPurchases }: SizeRowProps) {
  const amount = useAmount();
  const typed = column.entries.get(entry.id) ?? '';
  const sum = amountOf(entry, typed);
  const fact = hasPurchases ? styles['purchase'] : styles['wide'];
  return (
    <tr
      ref={ref}
      className={classNames(styles['row'], styles['sizeRow'], typed !== '' && typed !== '0' && 'sj-row-on')}
    >
      <td className={styles['picture']} />
      <td className={styles['code']}>
        <CodeCopy code={member.code} />
      </td>
      <td className={styles['title']}>
        {name}
        <div className={styles['onPhone']}>
          <CodeCopy code={member.code} />
          <ArticleStock stock={member.stock} />
        </div>
      </td>
      <td className={fact} />
      {!hasPurchases && <td className={classNames(styles['wide'], styles['pack'])} />}
      <td className={styles['stock']}>
        <ArticleStock stock={member.stock} />
      </td>
      {canViewPrices && hasPurchases && <td className={styles['purchase']} />}
      {canViewPrices && (
        <td className="sj-right sj-nw sj-notphone">
          <RowPrice net={member.salePrice ?? member.price} old={member.oldPrice} unit={unit} />
        </td>
      )}
      {canViewPrices && hasGross && (
        <td className={classNames('sj-right sj-nw sj-t3', styles['wide'])}>
          {member.priceWithVat === null ? '–' : amount(member.priceWithVat)}
        </td>
      )}
      <td className={classNames('sj-right', styles['quantity'])}>
        {canEnter(entry) ? (
          <QuantityField
            typed={typed}
            rule={ruleOf(entry)}
            label={t('listing.quantityOf', { title: entry.title })}
            onType={(next) => column.type(entry, next)}
          />
        ) : (
          member.offer === 'request' && <RequestButton article={member} size="xs" iconOnly />
        )}
      </td>
      {canViewPrices && (
        <td className={classNames('sj-right sj-nw', styles['amount'])}>
          <b>{sum !== null && amount(toKm(sum))}</b>
        </td>
      )}
      <td className={styles['heart']} />
    </tr>
  );
}
