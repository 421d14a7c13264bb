import { Fragment } from 'react';
import type { Order, OrderLink } from '@sjaj/contract';
import { Notice, useUiLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

/** Placeholder for the order numbers; a character that no text contains. */
const MARK = '\u0000';

/** Notice that the order was merged or split, with links to the other orders. */
export function OrderLinks({ order: { mergedInto, splitInto } }: { readonly order: Order }) {
  if (mergedInto) return <Linked sentence={t('orders.mergedInto', { number: MARK })} links={[mergedInto]} />;
  if (splitInto.length > 0) return <Linked sentence={t('orders.splitInto', { numbers: MARK })} links={splitInto} />;
  return null;
}

function Linked({ sentence, links }: { readonly sentence: string; readonly links: readonly OrderLink[] }) {
  const Link = useUiLink();
  const [before, after] = sentence.split(MARK);
  return (
    <Notice tone="info">
      {before}
      {links.map(({ id, orderNumber }, index) => (
        <Fragment key={orderNumber}>
          {index > 0 && ', '}
          {id === null ? (
            orderNumber
          ) : (
            <Link href={`/profile/orders/${id}`} className="sj-link">
              {orderNumber}
            </Link>
          )}
        </Fragment>
      ))}
      {after}
    </Notice>
  );
}
