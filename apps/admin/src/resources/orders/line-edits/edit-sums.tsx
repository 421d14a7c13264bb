import type { AdminOrder, OrderEditPreview } from '@sjaj/contract';
import { Facts, Notice } from '@sjaj/ui';
import { kmText } from '../../../shared/figures/amounts.ts';
import { t } from '../../../shared/texts/t.ts';

interface EditSumsProps {
  readonly order: AdminOrder;
  readonly preview: OrderEditPreview | undefined;
  /** Whether the preview is that of what is typed. */
  readonly isCurrent: boolean;
}

/** What the order came to and would come to. The place is kept while it is computed. */
export function EditSums({ order, preview, isCurrent }: EditSumsProps) {
  const waiting = '…';
  const text = (amount: number | undefined): string => (amount === undefined ? waiting : kmText(amount));
  return (
    <div className="adm-edit-sums" aria-live="polite" aria-busy={!isCurrent}>
      {preview?.losesCoupon && (
        <Notice tone="warn">{t('orders.editLosesCoupon', { code: order.couponCode ?? '' })}</Notice>
      )}
      <Facts
        facts={[
          { term: t('orders.editBefore'), value: order.total === null ? '–' : kmText(order.total) },
          ...(preview && preview.discount > 0 ? [{ term: t('price.discount'), value: kmText(-preview.discount) }] : []),
          { term: t('price.postage'), value: preview ? text(preview.postage) : '–' },
          { term: t('price.totalWithoutVat'), value: preview ? text(preview.net) : '–' },
          { term: t('price.totalWithVat'), value: preview ? text(preview.total) : '–', total: true },
        ]}
      />
    </div>
  );
}
