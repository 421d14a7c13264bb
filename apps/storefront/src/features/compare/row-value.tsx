import type { ArticleDetails } from '@sjaj/contract';
import { formatDate, formatNumber } from '@sjaj/domain';
import { useAmount } from '@sjaj/ui';
import { ArticlePrice } from '../../shared/article/article-price.tsx';
import { ArticleStock } from '../../shared/article/article-stock.tsx';
import { costText } from '../../shared/article/cost-of-use.tsx';
import { Hazards } from '../../shared/article/hazards.tsx';
import { packText } from '../../shared/article/pack-text.ts';
import { DeliveryDaysList } from '../../shared/delivery/delivery-days.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { type ComparedRow, type FactKind, isInStock } from './comparison.logic.ts';

const GRAMS_IN_KG = 1_000;

const LABELS = {
  price: 'price.price',
  contentPrice: 'compareRow.contentPrice',
  costOfUse: 'compareRow.costOfUse',
  quantityPrices: 'compareRow.quantityPrices',
  delivery: 'compareRow.delivery',
  stock: 'listing.columnStock',
  brand: 'listing.brand',
  pack: 'listing.columnPack',
  minimum: 'compareRow.minimum',
  safety: 'articleData.safety',
  weight: 'articleData.netWeight',
  warranty: 'articleData.warranty',
} as const satisfies Record<FactKind | 'costOfUse', string>;

export const RowLabel = ({ row }: { readonly row: ComparedRow }) =>
  row.kind === 'attribute' ? row.title : t(LABELS[row.kind]);

interface RowValueProps {
  readonly row: ComparedRow;
  readonly article: ArticleDetails;
}

/** What a row says of one article. */
export function RowValue({ row, article }: RowValueProps) {
  if (row.kind === 'attribute') return <AttributeValue article={article} attributeId={row.attributeId} />;
  if (row.kind !== 'costOfUse') return <FactValue kind={row.kind} article={article} />;
  const cost = article.costsOfUse.find(({ kind }) => kind === row.use);
  return cost && costText(cost);
}

function AttributeValue({ article, attributeId }: { readonly article: ArticleDetails; readonly attributeId: number }) {
  const attribute = article.attributes.find(({ id }) => id === attributeId);
  if (!attribute) return null;
  const values = attribute.values.map(({ title }) => title).join(', ');
  return attribute.unit ? `${values} ${attribute.unit}` : values;
}

interface FactValueProps {
  readonly kind: FactKind;
  readonly article: ArticleDetails;
}

function FactValue({ kind, article }: FactValueProps) {
  switch (kind) {
    case 'price':
      return <ArticlePrice article={article} />;
    case 'contentPrice':
      return <ContentPrice article={article} />;
    case 'quantityPrices':
      return <QuantityPrices article={article} />;
    case 'delivery':
      return <Delivery article={article} />;
    case 'stock':
      return <ArticleStock stock={article.stock} unit={article.unit} />;
    case 'brand':
      return article.brand.title;
    case 'pack':
      return packText({ ...article, variation: null });
    case 'minimum':
      return t('unit.quantityOf', { quantity: article.minimumQuantity, unit: article.unit }).concat(
        article.packSize > 1 ? ` · +${article.packSize}` : '',
      );
    case 'safety':
      return article.hazards && <Hazards hazards={article.hazards} />;
    case 'weight':
      return `${formatNumber(article.netWeightG / GRAMS_IN_KG)} kg`;
    case 'warranty':
      return t('unit.months', { count: article.warrantyMonths ?? 0 });
  }
}

function ContentPrice({ article: { contentPrice } }: { readonly article: ArticleDetails }) {
  const amount = useAmount();
  return contentPrice && `${amount(contentPrice.price)} / ${contentPrice.unit}`;
}

function QuantityPrices({ article: { quantityBreaks, unit } }: { readonly article: ArticleDetails }) {
  const amount = useAmount();
  return (
    <ul className="sj-col">
      {quantityBreaks.map(({ fromQuantity, price }) => (
        <li key={fromQuantity}>{`${fromQuantity} ${unit}: ${amount(price)}`}</li>
      ))}
    </ul>
  );
}

/** No day is told for goods that the shop does not have, unless it knows when they come. */
function Delivery({ article }: { readonly article: ArticleDetails }) {
  if (isInStock(article)) return <DeliveryDaysList fallback={t('delivery.ownAbout')} />;
  const { expectedOn } = article.stock;
  return expectedOn && t('article.expected', { date: formatDate(expectedOn, language()) });
}
