import { IconPlus } from '@tabler/icons-react';
import { ButtonLink } from '@sjaj/ui';
import { Key } from '../keys/key.tsx';
import { t } from '../texts/t.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import type { ListQuery, ListDefinition } from './definition.ts';
import { ExportMenu } from './export-menu.tsx';
import type { Columns } from './use-columns.ts';

interface ListActionsProps<Row extends { readonly id: number }> {
  readonly list: ListDefinition<Row>;
  readonly query: ListQuery;
  readonly columns: Columns<Row>;
}

/** What stands beside the title: columns, files, a new record. */
export function ListActions<Row extends { readonly id: number }>({ list, query, columns }: ListActionsProps<Row>) {
  const Tools = list.tools;
  return (
    <>
      {Tools && <Tools />}
      <ColumnsMenu all={list.columns} columns={columns} />
      {!list.hasNoFile && <ExportMenu list={list} query={query} columns={columns.shown} />}
      {list.create && (
        <ButtonLink href={list.create.href} size="sm" icon={<IconPlus size={16} aria-hidden="true" />}>
          {t(list.create.title)}
          <Key name="N" />
        </ButtonLink>
      )}
    </>
  );
}
