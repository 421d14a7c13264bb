import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile, showFailure } from '@sjaj/app-kit';
import { ORDER_SHEETS, type OrderSheet } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { buttonClass, Menu } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { t } from '../../shared/texts/t.ts';
import type { OrderChoice } from './order-choice.logic.ts';
import { askOf } from './queries.ts';

const TITLES = {
  xlsx: 'orders.sheetXlsx',
  csv: 'orders.sheetCsv',
  'csv-lines': 'orders.sheetCsvLines',
} as const satisfies Record<OrderSheet, string>;

/** Exports the filtered list as a spreadsheet. */
export function ExportMenu({ choice }: { readonly choice: OrderChoice }) {
  const download = useMutation({
    mutationFn: async (sheet: OrderSheet) => {
      const { data } = await api.orderSheets.customer({ body: { ...askOf(choice), sheet } });
      const what = t(sheet === 'csv-lines' ? 'orderFacts.lines' : 'orders.title');
      const name = `${what} ${businessDate(new Date())}`;
      saveFile(data, `${name}.${sheet === 'xlsx' ? 'xlsx' : 'csv'}`);
    },
    onError: showFailure,
  });
  return (
    <Menu
      triggerClass={buttonClass({ variant: 'line', size: 'sm' })}
      trigger={
        <>
          <IconDownload size={16} aria-hidden="true" />
          {t('orders.export')}
          <IconChevronDown size={14} aria-hidden="true" />
        </>
      }
      items={ORDER_SHEETS.map((sheet) => ({
        key: sheet,
        label: t(TITLES[sheet]),
        icon:
          sheet === 'xlsx' ? (
            <IconFileSpreadsheet size={16} aria-hidden="true" />
          ) : (
            <IconFileTypeCsv size={16} aria-hidden="true" />
          ),
        onSelect: () => download.mutate(sheet),
      }))}
    />
  );
}
