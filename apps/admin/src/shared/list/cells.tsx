import type { StaffKey } from '@sjaj/i18n';
import { IconCheck } from '@tabler/icons-react';
import { t } from '../texts/t.ts';
import type { Column } from './definition.ts';

/** A tick, or nothing to catch the eye. */
export const YesNo = ({ value }: { readonly value: boolean }) =>
  value ? (
    <span className="adm-yes">
      <IconCheck size={16} aria-hidden="true" />
      <span className="sj-vh">{t('sign.yes')}</span>
    </span>
  ) : (
    <span className="sj-t3">
      <span aria-hidden="true">–</span>
      <span className="sj-vh">{t('sign.no')}</span>
    </span>
  );

type FlagOf<Row> = { [Key in keyof Row & string]: Row[Key] extends boolean ? Key : never }[keyof Row & string];

/** The column of a field that is true or false. */
export const yesNoColumn = <Row,>(
  key: FlagOf<Row>,
  title: StaffKey,
  more: Pick<Column<Row>, 'onPhone' | 'offered'> = {},
): Column<Row> => ({
  key,
  title,
  text: (row) => t(row[key] ? 'sign.yes' : 'sign.no'),
  show: (row) => <YesNo value={Boolean(row[key])} />,
  ...more,
});
