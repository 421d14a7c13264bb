import { IconCheck } from '@tabler/icons-react';
import { formatNumber } from '@sjaj/domain';
import type { StaffKey } from '@sjaj/i18n';
import { Badge } from '@sjaj/ui';
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
  headedOnPhone: true,
  show: (row) => <YesNo value={Boolean(row[key])} />,
  ...more,
});

/** The column of a record's place among the others. */
export const orderColumn = <Row extends { readonly order: number }>(): Column<Row> => ({
  key: 'order',
  title: 'categories.order',
  right: true,
  text: ({ order }) => formatNumber(order),
});

/** The column of the number of articles, which says where there are none. */
export const articleCountColumn = <Row extends { readonly articles: number }>(): Column<Row> => ({
  key: 'articles',
  title: 'categories.articles',
  right: true,
  onPhone: true,
  headedOnPhone: true,
  sortBy: 'articles',
  text: ({ articles }) => formatNumber(articles),
  show: ({ articles }) =>
    articles === 0 ? <Badge tone="grey">{t('categories.viewEmpty')}</Badge> : formatNumber(articles),
});
