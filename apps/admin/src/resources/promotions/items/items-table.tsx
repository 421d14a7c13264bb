import type { AdminPromotionItem } from '@sjaj/contract';
import { Badge, Picture, Table, useUiLink } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { amountText } from '../../../shared/figures/amounts.ts';
import { placeholderUrl } from '../../../shared/figures/placeholder.ts';
import { RowActions } from '../../../shared/record/row-actions.tsx';
import { ActionsHead } from '../../../shared/rows/actions-head.tsx';
import { differenceText } from '../../../shared/prices/difference-text.ts';
import { t } from '../../../shared/texts/t.ts';

interface ItemsTableProps {
  readonly promotionId: number;
  readonly items: readonly AdminPromotionItem[];
  readonly onEdit: (item: AdminPromotionItem) => void;
  readonly onChanged: () => void;
}

/** Promotional prices next to the regular prices, with warnings. */
export const ItemsTable = ({ promotionId, items, onEdit, onChanged }: ItemsTableProps) => (
  <Table caption={t('categories.articles')} dense>
    <thead>
      <tr>
        <th scope="col">{t('company.article')}</th>
        <th scope="col" className="sj-right sj-notphone">
          {t('promotions.wholesale')}
        </th>
        <th scope="col" className="sj-right">
          {t('promotions.salePrice')}
        </th>
        <th scope="col" className="sj-right sj-notphone">
          {t('company.saves')}
        </th>
        <th scope="col" className="sj-right sj-notphone">
          {t('promotions.retail')}
        </th>
        <ActionsHead />
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <Row key={item.id} promotionId={promotionId} item={item} onEdit={() => onEdit(item)} onChanged={onChanged} />
      ))}
    </tbody>
  </Table>
);

interface RowProps {
  readonly promotionId: number;
  readonly item: AdminPromotionItem;
  readonly onEdit: () => void;
  readonly onChanged: () => void;
}

function Row({ promotionId, item, onEdit, onChanged }: RowProps) {
  const Link = useUiLink();
  const { id, code, title, vpc, mpc, price, retailPrice } = item;
  return (
    <tr>
      <td className="promotion-article-cell">
        <span className="sj-row promotion-article">
          <Picture src={item.imageUrl} placeholder={placeholderUrl(item.placeholder)} size={40} />
          <span className="promotion-article-words">
            <Link href={`/articles/${id}`} className="sj-link sj-ell" title={title}>
              {title}
            </Link>
            <span className="sj-xs sj-t2">{code}</span>
            <Remarks item={item} />
          </span>
        </span>
      </td>
      <td className="sj-right sj-num sj-nw sj-notphone">{amountText(vpc)}</td>
      <td className="sj-right sj-num sj-nw">
        <b>{amountText(price)}</b>
      </td>
      <td className="sj-right sj-num sj-nw sj-notphone">{differenceText(vpc, price)}</td>
      <td className="sj-right sj-num sj-nw sj-notphone">
        {amountText(retailPrice)} <s className="sj-t3">{amountText(mpc)}</s>
      </td>
      <td className="sj-right">
        <RowActions
          name={code}
          onEdit={onEdit}
          removal={{
            title: t('promotions.takeOut'),
            question: t('promotions.takeOutSure', { name: title }),
            run: () => api.promotions.removeItems({ params: { id: promotionId }, body: { articleIds: [id] } }),
            onRemoved: onChanged,
          }}
        />
      </td>
    </tr>
  );
}

function Remarks({ item: { isBelowCost, isVisibleOnWeb, overlaps } }: { readonly item: AdminPromotionItem }) {
  if (!isBelowCost && isVisibleOnWeb && overlaps.length === 0) return null;
  return (
    <span className="sj-row sj-wraps promotion-remarks">
      {isBelowCost && <Badge tone="warn">{t('promotionItems.below_cost')}</Badge>}
      {!isVisibleOnWeb && <Badge tone="grey">{t('promotions.hidden')}</Badge>}
      {overlaps.length > 0 && (
        <Badge tone="outline">{t('promotions.alsoIn', { promotions: overlaps.join(', ') })}</Badge>
      )}
    </span>
  );
}
