import { Button, Dialog, Table } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

/** An order whose status was not changed. */
export interface Refused {
  readonly id: number;
  readonly orderNumber: string;
  readonly why: string;
}

interface BulkReportProps {
  readonly refused: readonly Refused[];
  readonly onClose: () => void;
}

/** The orders whose status was not changed, with the reasons. */
export function BulkReport({ refused, onClose }: BulkReportProps) {
  return (
    <Dialog
      title={t('orders.notChanged', { count: refused.length })}
      open={refused.length > 0}
      onClose={onClose}
      foot={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <Table caption={t('orders.notChanged', { count: refused.length })} dense>
        <thead>
          <tr>
            <th scope="col">{t('orders.columnNumber')}</th>
            <th scope="col">{t('orders.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ id, orderNumber, why }) => (
            <tr key={id}>
              <td className="sj-nw sj-name">{orderNumber}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}
