import type { AdminOrder, OrderLink } from '@sjaj/contract';
import { Notice, useUiLink } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';

/** Links to the orders it was split or merged from and into. */
export function OrderLinks({ order: { mergedInto, splitInto, madeFrom } }: { readonly order: AdminOrder }) {
  return (
    <>
      {mergedInto && <Linked title={t('orders.mergedInto')} links={[mergedInto]} />}
      {splitInto.length > 0 && <Linked title={t('orders.splitInto')} links={splitInto} />}
      {madeFrom.length > 0 && <Linked title={t('orders.madeFrom')} links={madeFrom} />}
    </>
  );
}

function Linked({ title, links }: { readonly title: string; readonly links: readonly OrderLink[] }) {
  const Link = useUiLink();
  return (
    <Notice>
      <b>{title}</b>
      {links.map(({ id, orderNumber }) => (
        <span key={orderNumber}>
          {' '}
          <Link href={`/orders/${id}`} className="sj-link">
            {orderNumber}
          </Link>
        </span>
      ))}
    </Notice>
  );
}
