import './article-columns.css';
import type { ReactNode } from 'react';
import { formatNumber } from '@sjaj/domain';
import { LineTitle, Picture, useUiLink } from '@sjaj/ui';
import { placeholderUrl } from '../figures/placeholder.ts';
import type { Column, ListHandle } from '../list/definition.ts';
import { Allowed } from '../session/allowed.tsx';

interface ArticleFacts {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly placeholder: string;
}

interface TitleCellProps {
  readonly article: ArticleFacts;
  readonly href: string;
  readonly children?: ReactNode;
}

function TitleCell({ article, href, children }: TitleCellProps) {
  const Link = useUiLink();
  return (
    <span className="sj-row adm-article-name">
      <Picture src={article.imageUrl} placeholder={placeholderUrl(article.placeholder)} size={28} />
      <Link href={href} className="sj-link adm-article-title" title={article.title}>
        <LineTitle title={article.title} />
      </Link>
      {children}
    </span>
  );
}

/** How every list of articles begins: picture and title, which lead to the row's page below `home`, then the code. */
export const articleColumns = <Row extends ArticleFacts>(
  home: `/${string}`,
  badge?: (row: Row) => ReactNode,
): readonly Column<Row>[] => [
  {
    key: 'title',
    title: 'article.columnTitle',
    locked: true,
    onPhone: true,
    sortBy: 'title',
    text: ({ title }) => title,
    show: (row) => (
      <TitleCell article={row} href={`${home}/${row.id}`}>
        {badge?.(row)}
      </TitleCell>
    ),
  },
  {
    key: 'code',
    title: 'article.code',
    onPhone: true,
    sortBy: 'code',
    text: ({ code }) => code,
    show: ({ code }) => <span className="sj-t2">{code}</span>,
  },
];

/** The unit in which an article is sold, for those who choose the column. */
export const unitColumn = <Row extends { readonly unit: string }>(): Column<Row> => ({
  key: 'unit',
  title: 'field.unitId',
  offered: true,
  text: ({ unit }) => unit,
});

/** The pieces on hand: a cell that corrects them, or the number for those who may not. */
export const onHandColumn = <Row extends { readonly onHand: number }>(
  cell: (row: Row, list: ListHandle<Row>) => ReactNode,
): Column<Row> => ({
  key: 'onHand',
  title: 'article.onHand',
  right: true,
  sortBy: 'onHand',
  text: ({ onHand }) => String(onHand),
  show: (row, list) => (
    <Allowed to="editStock" otherwise={formatNumber(row.onHand)}>
      {cell(row, list)}
    </Allowed>
  ),
});
