import { Fragment } from 'react';
import type { Order, OrderLink } from '@sjaj/contract';
import { Notice, useUiLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

/** Stands for the numbers in the sentence; no text has it. */
const MARK = '\u0000';

/** That the order was merged into another one or split in two, with the way to them. */
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
