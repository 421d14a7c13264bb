import type { ReactNode } from 'react';
import type { Column, ListHandle } from './definition.ts';

/** The last column of a list: what can be done with a row. It is there on a phone, too, and in no file. */
export const actionsColumn = <Row extends { readonly id: number | string }>(
  show: (row: Row, list: ListHandle<Row>) => ReactNode,
): Column<Row> => ({
  key: 'id',
  title: 'list.actions',
  right: true,
  locked: true,
  onPhone: true,
  text: ({ id }) => String(id),
  file: [],
  show,
});
