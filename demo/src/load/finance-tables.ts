import { formatKm } from '@sjaj/domain';
import { type Booking, ledgerOf } from '../trade/ledger.ts';
import type { DemoOrder } from '../trade/order.ts';
import type { ShopFile } from './document-tables.ts';
import { sheet } from './sheet.ts';
import { table, type Table } from './table.ts';

const TITLES: Readonly<Partial<Record<Booking['kind'], string>>> = {
  invoice: 'Faktura',
  credit_note: 'Knjizno odobrenje',
};

/** The accounts of the companies, with a PDF of one page for each invoice and credit note. */
export function financeTables(orders: readonly DemoOrder[], today: Date): { tables: Table[]; files: ShopFile[] } {
  const ledger = ledgerOf(orders, today).map((booking, index) => ({ ...booking, id: index + 1 }));
  const documents = ledger.flatMap((booking) => {
    const title = TITLES[booking.kind];
    return title === undefined ? [] : [{ booking, ...documentOf(booking, title) }];
  });
  const tables = [
    table(
      'finance_record',
      `id company_id kind doc_date booking_date account account_number comment owes claims payment_term settles open_amount \
order_id`,
      ledger.map((one) => [
        one.id,
        one.companyId,
        one.kind,
        one.on,
        one.on,
        '2110',
        one.document,
        one.comment,
        one.owes,
        one.claims,
        one.dueOn,
        one.settles,
        one.openAmount,
        one.orderId,
      ]),
    ),
    table(
      'finance_document',
      'record_id storage_key name bytes',
      documents.map(({ booking, file, name }) => [booking.id, file.key, name, file.bytes.length]),
    ),
  ];
  return { tables, files: documents.map(({ file }) => file) };
}

function documentOf({ id, on, document, owes, claims, dueOn }: Booking & { readonly id: number }, title: string) {
  const name = `${document.replaceAll('/', '-')}.pdf`;
  const bytes = sheet([
    `${title} ${document}`,
    `Datum: ${on}`,
    ...(dueOn === null ? [] : [`Valuta: ${dueOn}`]),
    `Iznos: ${formatKm(owes === 0 ? claims : owes, 'bs')}`,
    'Primjer dokumenta',
  ]);
  return { name, file: { key: `finance/demo-${id}.pdf`, bytes } };
}
