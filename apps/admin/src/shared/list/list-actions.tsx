import { useMutation } from '@tanstack/react-query';
import { IconDownload, IconFileSpreadsheet, IconPlus } from '@tabler/icons-react';
import { Button, ButtonLink, showToast } from '@sjaj/ui';
import { showFailure } from '../api/failure.ts';
import { t } from '../texts/t.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import type { ListAsk, ListDefinition } from './definition.ts';
import { exportCsv, exportSheet } from './export.ts';
import type { Columns } from './use-columns.ts';

interface ListActionsProps<Row extends { readonly id: number }> {
  readonly list: ListDefinition<Row>;
  readonly ask: ListAsk;
  readonly columns: Columns<Row>;
}

/** What stands beside the title: columns, export, a new record. */
export function ListActions<Row extends { readonly id: number }>({ list, ask, columns }: ListActionsProps<Row>) {
  const download = useMutation({
    mutationFn: () => exportCsv(list, ask, columns.shown),
    onSuccess: (count) => showToast({ title: t('list.exported'), text: t('unit.rows', { count }) }),
  });
  const { name, sheet } = list;
  const xlsx = useMutation({
    mutationFn: async (of: NonNullable<typeof sheet>) => exportSheet(name, of(ask)),
    onSuccess: () => showToast({ title: t('list.exported') }),
    onError: showFailure,
  });
  const Tools = list.tools;
  return (
    <>
      {Tools && <Tools />}
      <ColumnsMenu all={list.columns} columns={columns} />
      <Button
        variant="line"
        size="sm"
        icon={<IconDownload size={16} aria-hidden="true" />}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('list.exportCsv')}
      </Button>
      {sheet && (
        <Button
          variant="line"
          size="sm"
          icon={<IconFileSpreadsheet size={16} aria-hidden="true" />}
          busy={xlsx.isPending}
          onClick={() => xlsx.mutate(sheet)}
        >
          {t('list.exportXlsx')}
        </Button>
      )}
      {list.create && (
        <ButtonLink href={list.create.href} size="sm" icon={<IconPlus size={16} aria-hidden="true" />}>
          {t(list.create.title)}
        </ButtonLink>
      )}
    </>
  );
}
