import { useMutation } from '@tanstack/react-query';
import { IconDownload, IconFileSpreadsheet, IconPlus } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import { Button, ButtonLink, showToast } from '@sjaj/ui';
import { Key } from '../keys/key.tsx';
import { t } from '../texts/t.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import type { ListQuery, ListDefinition, SheetKind } from './definition.ts';
import { exportCsv, exportSheet } from './export.ts';
import type { Columns } from './use-columns.ts';

interface ListActionsProps<Row extends { readonly id: number }> {
  readonly list: ListDefinition<Row>;
  readonly ask: ListQuery;
  readonly columns: Columns<Row>;
}

interface ServerFile {
  readonly of: (ask: ListQuery, kind: SheetKind) => Promise<Blob>;
  readonly kind: SheetKind;
}

/** What stands beside the title: columns, export, a new record. */
export function ListActions<Row extends { readonly id: number }>({ list, ask, columns }: ListActionsProps<Row>) {
  const download = useMutation({
    mutationFn: () => exportCsv(list, ask, columns.shown),
    onSuccess: (count) => showToast({ title: t('list.exported'), text: t('unit.rows', { count }) }),
  });
  const { name, sheet } = list;
  const files = useMutation({
    mutationFn: async ({ of, kind }: ServerFile) => exportSheet(name, kind, of(ask, kind)),
    onSuccess: () => showToast({ title: t('list.exported') }),
    onError: showFailure,
  });
  const isMaking = (kind: SheetKind) => files.isPending && files.variables.kind === kind;
  const Tools = list.tools;
  return (
    <>
      {Tools && <Tools />}
      <ColumnsMenu all={list.columns} columns={columns} />
      <Button
        variant="line"
        size="sm"
        icon={<IconDownload size={16} aria-hidden="true" />}
        busy={download.isPending || isMaking('csv')}
        onClick={() => (sheet ? files.mutate({ of: sheet, kind: 'csv' }) : download.mutate())}
      >
        <span className="adm-word">{t('list.exportCsv')}</span>
      </Button>
      {sheet && (
        <Button
          variant="line"
          size="sm"
          icon={<IconFileSpreadsheet size={16} aria-hidden="true" />}
          busy={isMaking('xlsx')}
          onClick={() => files.mutate({ of: sheet, kind: 'xlsx' })}
        >
          <span className="adm-word">{t('list.exportXlsx')}</span>
        </Button>
      )}
      {list.create && (
        <ButtonLink href={list.create.href} size="sm" icon={<IconPlus size={16} aria-hidden="true" />}>
          {t(list.create.title)}
          <Key name="N" />
        </ButtonLink>
      )}
    </>
  );
}
