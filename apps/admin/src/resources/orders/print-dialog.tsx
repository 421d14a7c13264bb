import { saveFile, showFailure } from '@sjaj/app-kit';
import type { AdminOrderRow, OrderDocumentKind } from '@sjaj/contract';
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

/** What may be printed for several orders: the list by which their goods are fetched, or a document of each, as one PDF. */
export function PrintDialog({ rows, onClose }: PrintDialogProps) {
  const ids = rows.map(({ id }) => id);
  const print = useMutation({
    mutationFn: async (kind: Print) => {
      const { data } =
        kind === 'pick-list'
          ? await api.orderPrinting.pickList({ body: { ids } })
          : await api.orderPrinting.documents({ body: { ids, kind } });
      saveFile(data, `${t(TITLES[kind])} (${ids.length}).pdf`);
    },
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
        <p className="sj-sm sj-t2">{t('shippingQueue.printHint')}</p>
      </div>
    </Dialog>
  );
}
