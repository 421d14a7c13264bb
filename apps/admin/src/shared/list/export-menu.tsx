import { useMutation } from '@tanstack/react-query';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { saveFile, showFailure } from '@sjaj/app-kit';
import { buttonClass, Menu, showToast } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import type { Column, ListDefinition, ListQuery, SheetKind } from './definition.ts';
import { exportList } from './export.ts';

interface ExportMenuProps<Row extends { readonly id: number }> {
  readonly list: ListDefinition<Row>;
  readonly query: ListQuery;
  readonly columns: readonly Column<Row>[];
}

/** Everything that the list finds, on all its pages, as a file. */
export function ExportMenu<Row extends { readonly id: number }>({ list, query, columns }: ExportMenuProps<Row>) {
  const download = useMutation({
    mutationFn: async (format: SheetKind) =>
      saveFile(await exportList({ list, query, columns, format }), `${t(list.title)}.${format}`),
    onSuccess: () => showToast({ title: t('list.exported') }),
    onError: showFailure,
  });
  const choice = (format: SheetKind) => ({
    key: format,
    isDisabled: download.isPending,
    onSelect: () => download.mutate(format),
  });
  return (
    <Menu
      triggerClass={buttonClass({ variant: 'line', size: 'sm' })}
      trigger={
        <>
          <IconDownload size={16} aria-hidden="true" />
          <span className="adm-word">{t(download.isPending ? 'list.exporting' : 'list.export')}</span>
        </>
      }
      items={[
        { ...choice('xlsx'), label: t('list.exportXlsx'), icon: <IconFileSpreadsheet size={16} aria-hidden="true" /> },
        { ...choice('csv'), label: t('list.exportCsv'), icon: <IconFileText size={16} aria-hidden="true" /> },
      ]}
    />
  );
}
