import { type AdminOrder, ORDER_STATUS, type OrderLine } from '@sjaj/contract';
import { formatNumber, formatPercent, sumKm } from '@sjaj/domain';
import { Badge, Panel, Facts, type Fact, Picture, Table, useUiLink } from '@sjaj/ui';
import { amountText, kmText } from '../../shared/figures/amounts.ts';
import { placeholderUrl } from '../../shared/figures/placeholder.ts';
import { language, t } from '../../shared/texts/t.ts';

const NEEDS_STOCK: readonly number[] = [
  ORDER_STATUS.preOrder,
  ORDER_STATUS.created,
  ORDER_STATUS.unpaid,
  ORDER_STATUS.paid,
  ORDER_STATUS.approved,
];

/** The lines of the order with stock and totals. */
export function OrderLines({ order }: { readonly order: AdminOrder }) {
  const isOpen = NEEDS_STOCK.includes(order.status);
  const short = new Map(order.shortLines.map(({ lineId, available }) => [lineId, available]));
  return (
    <Panel flush className="adm-lines">
      <Table caption={t('orderFacts.lines')} rounded>
        <thead>
          <tr>
            <th scope="col">{t('orders.columnArticle')}</th>
            <th scope="col">{t('orders.columnStock')}</th>
            <th scope="col" className="sj-right">
              {t('field.quantity')}
            </th>
            <th scope="col" className="sj-right sj-notphone">
              {t(isRetail(order) ? 'orders.columnGross' : 'orders.columnNet')}
            </th>
            <th scope="col" className="sj-right">
              {t('price.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.orderLines.map((line) => (
            <LineRow key={line.id} line={line} isOpen={isOpen} available={short.get(line.id)} />
          ))}
        </tbody>
      </Table>
      <div className="adm-order-sums">
        <Facts facts={sumsOf(order)} />
      </div>
    </Panel>
  );
}

interface LineRowProps {
  readonly line: OrderLine;
  /** Whether the order still needs the goods. */
  readonly isOpen: boolean;
  /** The pieces on hand; absent if they are enough. */
  readonly available: number | undefined;
}

function LineRow({ line, isOpen, available }: LineRowProps) {
  const Link = useUiLink();
  return (
    <tr className={available === undefined ? undefined : 'sj-row-warn'}>
      <td>
        <div className="sj-row sj-g12 adm-line">
          <Picture src={line.imageUrl} placeholder={placeholderUrl(line.placeholder)} size={40} />
          <span className="sj-grow">
            <Link href={`/articles/${line.articleId}`} className="sj-name">
              {line.title}
            </Link>
            <span className="sj-xs sj-t3 adm-line-code">{[line.code, line.brand].filter(Boolean).join(' · ')}</span>
            {line.note && <span className="sj-xs sj-t2 adm-line-code adm-line-note">{line.note}</span>}
          </span>
        </div>
      </td>
      <td className="sj-nw">
        {available === undefined ? (
          <span className="sj-sm sj-t2">{isOpen ? t('component.inStock') : '–'}</span>
        ) : (
          <Badge tone="warn">{`${t('article.available')}: ${formatNumber(available)}`}</Badge>
        )}
      </td>
      <td className="sj-right sj-nw">{`${formatNumber(line.quantity)} ${line.unit}`}</td>
      <td className="sj-right sj-nw sj-notphone">
        {amountText(line.price)}
        {line.oldPrice && <s className="sj-xs sj-t3 adm-line-code">{amountText(line.oldPrice.amount)}</s>}
      </td>
      <td className="sj-right sj-nw">
        <b>{amountText(line.amount)}</b>
      </td>
    </tr>
  );
}

/** Whether the prices of the lines include VAT: private customers and guests. */
const isRetail = ({ companyTitle }: AdminOrder): boolean => companyTitle === null;

function sumsOf(order: AdminOrder): readonly Fact[] {
  const { amountWithoutVat: net, postage, total, couponCode } = order;
  const facts: Fact[] = [];
  if (net === null || postage === null || total === null) return facts;
  // With VAT for private customers, without VAT for companies.
  const goods = sumKm(order.orderLines.map((line) => line.amount ?? 0));
  const discount = sumKm([goods, postage, -(isRetail(order) ? total : net)]);
  facts.push({ term: t(isRetail(order) ? 'price.goods' : 'price.goodsWithoutVat'), value: kmText(goods) });
  if (discount !== 0) {
    const term = couponCode ? t('orderFacts.couponSaving', { code: couponCode }) : t('price.discount');
    facts.push({ term, value: kmText(-discount) });
  }
  facts.push({ term: t('price.postage'), value: kmText(postage) });
  facts.push({ term: t('price.totalWithoutVat'), value: kmText(net) });
  for (const { rate, vat } of order.vatRates) {
    facts.push({ term: t('price.vatRate', { rate: formatPercent(rate, language()) }), value: kmText(vat) });
  }
  return [...facts, { term: t('price.totalWithVat'), value: kmText(total), total: true }];
}
