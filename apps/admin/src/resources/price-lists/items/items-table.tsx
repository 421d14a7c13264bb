import type { PriceListItem } from '@sjaj/contract';
import { Badge, Table, useUiLink } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { amountText } from '../../../shared/figures/amounts.ts';
import { differenceText } from '../../../shared/prices/difference-text.ts';
import { PriceInput, useTypedPrice } from '../../../shared/prices/price-input.tsx';
import { RowActions } from '../../../shared/record/row-actions.tsx';
import { ActionsHead } from '../../../shared/rows/actions-head.tsx';
import { t } from '../../../shared/texts/t.ts';
import { showRefusal, useItemPrice } from './use-item-price.ts';

interface ItemsTableProps {
  readonly listId: number;
  readonly items: readonly PriceListItem[];
  readonly reload: () => Promise<void>;
}

/** The prices of a list beside those that everybody pays. Each is changed where it stands. */
export const ItemsTable = ({ listId, items, reload }: ItemsTableProps) => (
  <Table caption={t('categories.articles')} dense>
    <thead>
      <tr>
        <th scope="col">{t('company.article')}</th>
        <th scope="col" className="sj-right sj-notphone">
          {t('company.listPrice')}
        </th>
        <th scope="col" className="sj-right">
          {t('priceLists.price')}
        </th>
        <th scope="col" className="sj-right sj-notphone">
          {t('company.saves')}
        </th>
        <ActionsHead />
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <Row key={item.id} listId={listId} item={item} reload={reload} />
      ))}
    </tbody>
  </Table>
);

interface RowProps {
  readonly listId: number;
  readonly item: PriceListItem;
  readonly reload: () => Promise<void>;
}

function Row({ listId, item, reload }: RowProps) {
  const Link = useUiLink();
  const { id, code, title, vpc, price } = item;
  const field = useTypedPrice();
  const { save, ...edit } = useItemPrice({
    listId,
    seen: price,
    onSaved: field.reset,
    onRefused: (error, change) => {
      field.reset();
      showRefusal(error, change);
    },
    onBack: field.focus,
    reload,
  });
  const label = `${t('priceLists.price')}: ${title}`;
  return (
    <tr>
      <td className="adm-price-list-article">
        <Link href={`/articles/${id}`} className="sj-link sj-ell adm-block" title={title}>
          {title}
        </Link>
        <span className="sj-row sj-wraps adm-price-list-remarks">
          <span className="sj-xs sj-t2">{code}</span>
          <Remarks item={item} />
        </span>
      </td>
      <td className="sj-right sj-num sj-nw sj-notphone">{amountText(vpc)}</td>
      <td className="sj-right sj-num sj-nw adm-price-list-price">
        <PriceInput
          field={field}
          column="price"
          label={label}
          saved={price}
          edit={{ ...edit, save: (next) => save({ code, price: next }) }}
        />
      </td>
      <td className="sj-right sj-num sj-nw sj-notphone">{differenceText(vpc, price)}</td>
      <td className="sj-right">
        <RowActions
          name={code}
          removal={{
            title: t('priceLists.takeOut'),
            question: t('priceLists.takeOutSure', { name: title }),
            run: () => api.priceLists.removeItem({ params: { id: listId, articleId: id } }),
            onRemoved: () => void reload(),
          }}
        />
      </td>
    </tr>
  );
}

function Remarks({ item: { isBelowCost, isVisibleOnWeb, price, vpc } }: { readonly item: PriceListItem }) {
  return (
    <>
      {isBelowCost && <Badge tone="warn">{t('promotionItems.below_cost')}</Badge>}
      {price >= vpc && <Badge tone="outline">{t('priceListItems.not_lower')}</Badge>}
      {!isVisibleOnWeb && <Badge tone="grey">{t('promotions.hidden')}</Badge>}
    </>
  );
}
