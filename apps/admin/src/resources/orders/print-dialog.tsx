import { saveFile, showFailure } from '@sjaj/app-kit';
import { type AdminOrderRow, MOST_PRINTED_ORDERS, type OrderDocumentKind } from '@sjaj/contract';
import { Button, Dialog } from '@sjaj/ui';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { firstFocus } from '../../shared/form/first-focus.ts';
import { t } from '../../shared/texts/t.ts';

const PRINTS = ['pick-list', 'delivery-note', 'confirmation', 'proforma'] as const;
type Print = 'pick-list' | OrderDocumentKind;
const TITLES = {
  'pick-list': 'shippingQueue.pickList',
  'delivery-note': 'orderFacts.deliveryNote',
  confirmation: 'orderFacts.confirmation',
  proforma: 'orderFacts.proforma',
} as const;

interface PrintDialogProps {
  readonly rows: readonly AdminOrderRow[];
  readonly onClose: () => void;
}

async function savePickList(ids: readonly number[]): Promise<void> {
  const { data } = await api.orderPrinting.pickList({ body: { ids: [...ids] } });
  saveFile(data, `${t(TITLES['pick-list'])} (${ids.length}).pdf`);
}

/** As many files as the orders need. */
async function saveDocuments(ids: readonly number[], kind: OrderDocumentKind): Promise<void> {
  for (let from = 0; from < ids.length; from += MOST_PRINTED_ORDERS) {
    const some = ids.slice(from, from + MOST_PRINTED_ORDERS);
    const { data } = await api.orderPrinting.documents({ body: { ids: some, kind } });
    const part = some.length === ids.length ? ids.length : `${from + 1}–${from + some.length}`;
    saveFile(data, `${t(TITLES[kind])} (${part}).pdf`);
  }
}

/** What may be printed for several orders: the list by which their goods are fetched, or a document of each, as one PDF. */
export function PrintDialog({ rows, onClose }: PrintDialogProps) {
  const ids = rows.map(({ id }) => id);
  const print = useMutation({
    mutationFn: (kind: Print) => (kind === 'pick-list' ? savePickList(ids) : saveDocuments(ids, kind)),
    onSuccess: onClose,
    onError: showFailure,
  });
  return (
    <Dialog title={t('shippingQueue.printTitle', { count: ids.length })} open onClose={onClose} size="sm">
      <div className="sj-col sj-g12">
        {PRINTS.map((kind, index) => (
          <Button
            key={kind}
            full
            variant="line"
            ref={index === 0 ? firstFocus : undefined}
            busy={print.isPending && print.variables === kind}
            disabled={print.isPending && print.variables !== kind}
            onClick={() => print.mutate(kind)}
          >
            {t(TITLES[kind])}
          </Button>
        ))}
        <p className="sj-sm sj-t2">
          {ids.length > MOST_PRINTED_ORDERS
            ? t('shippingQueue.printParts', { count: MOST_PRINTED_ORDERS })
            : t('shippingQueue.printHint')}
        </p>
      </div>
    </Dialog>
  );
}
