import { OrderDocumentsPanel } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { AdminOrder } from '@sjaj/contract';
import { Notice, useUiLink } from '@sjaj/ui';
import { transport } from '../../shared/api/transport.ts';
import { t } from '../../shared/texts/t.ts';

/** The documents of an order. Without company data there are none: a notice links to its form. */
export const OrderDocuments = ({ order }: { readonly order: AdminOrder }) => (
  <OrderDocumentsPanel
    order={order}
    transport={transport}
    queryRoot="orders"
    noticeOf={(error) => isSupplierMissing(error) && <EnterSupplierNotice message={error.message} />}
  />
);

const isSupplierMissing = (error: Error): boolean =>
  error instanceof CallFailed && error.code === 'orders.enter_supplier_first';

function EnterSupplierNotice({ message }: { readonly message: string }) {
  const Link = useUiLink();
  return (
    <Notice tone="error">
      {message}{' '}
      <Link className="sj-link" href="/settings/company">
        {t('supplier.open')}
      </Link>
    </Notice>
  );
}
