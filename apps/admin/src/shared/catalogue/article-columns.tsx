import './article-columns.css';
import type { ReactNode } from 'react';
import { LineTitle, Picture, useUiLink } from '@sjaj/ui';
import { placeholderUrl } from '../figures/placeholder.ts';
import type { Column } from '../list/definition.ts';

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
