import type { ListField, ListFileColumn } from '@sjaj/contract';
import { t } from '../texts/t.ts';
import type { Column, FileField } from './definition.ts';

type FieldsByName = ReadonlyMap<string, ListField>;

/** Of a column without a description for files: the field of its key, whose values are called as its cells call them. */
const ownField = <Row>({ key, text }: Column<Row>, known: FieldsByName): FileField => {
  const isList = known.get(key)?.isList ?? false;
  return { field: key, labelOf: (value) => text({ [key]: isList ? [value] : value } as Row) };
};

/** The columns of a file that shows these columns of a list; `fields` are those of its rows. */
export function fileColumns<Row>(columns: readonly Column<Row>[], fields: readonly ListField[]): ListFileColumn[] {
  const known: FieldsByName = new Map(fields.map((one) => [one.field, one]));
  return columns.flatMap((column) =>
    (column.file ?? [ownField(column, known)]).map(({ field, title = column.title, labelOf }) => ({
      field,
      title: t(title),
      labels: labelOf ? labelsOf(known.get(field)?.values ?? [], labelOf) : {},
    })),
  );
}

const labelsOf = (values: ListField['values'], labelOf: (value: never) => string): Record<string, string> =>
  Object.fromEntries(values.map((value) => [String(value), labelOf(value as never)]));
