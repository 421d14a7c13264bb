import { useSearch } from '@tanstack/react-router';
import type { RevenueDimension, RevenueRow } from '@sjaj/contract';
import { addDays, addMonths, formatDate } from '@sjaj/domain';
import { useUiLink } from '@sjaj/ui';
import { searchText } from '../../shared/page/address.ts';
import { language, t } from '../../shared/texts/t.ts';
import { ArticleCell, CompanyCell } from './cells.tsx';

type Search = Readonly<Record<string, string | undefined>>;

const MONTH_LENGTH = 'YYYY-MM'.length;

/** What a row is called. */
function revenueTitle({ id, title }: RevenueRow, by: RevenueDimension): string {
  if (by === 'month') return `${title.slice(5, MONTH_LENGTH)}/${title.slice(0, 4)}`;
  if (by === 'day') return formatDate(title, language());
  if (id > 0) return title;
  if (by === 'company') return t('reportRow.privateCustomers');
  return by === 'representative' ? t('reportRow.withoutRepresentative') : t('reportRow.withoutCategory');
}

/** What the report is narrowed to by a row: the next thing that one wants to know of it. Null where it leads to a record, or nowhere. */
function narrowed({ id, title }: RevenueRow, by: RevenueDimension): Search | null {
  switch (by) {
    case 'day':
      return { view: 'article', period: `${title}..${title}` };
    case 'month':
      return { period: `${title}-01..${addDays(addMonths(`${title}-01`, 1), -1)}`, view: 'day' };
    case 'category':
      return id === 0 ? null : { view: 'category', category: String(id) };
    case 'brand':
      return { view: 'article', brand: String(id) };
    case 'representative':
      return id === 0 ? null : { view: 'company', representative: String(id) };
    case 'company':
    case 'article':
      return null;
  }
}

/** The name of a row, which leads further into it. */
export function RevenueTitle({ row, by }: { readonly row: RevenueRow; readonly by: RevenueDimension }) {
  const Link = useUiLink();
  const search: Search = useSearch({ strict: false });
  const title = revenueTitle(row, by);
  if (by === 'article') return <ArticleCell id={row.id} code={row.code ?? ''} title={title} />;
  if (by === 'company' && row.id > 0) return <CompanyCell id={row.id} title={title} />;
  const next = narrowed(row, by);
  // An article category that is opened already leads to its articles.
  const isOpen = by === 'category' && search['category'] === String(row.id);
  if (next === null) return title;
  const { page: _page, sort: _sort, q: _text, ...filters } = search;
  const target = { ...filters, ...next, ...(isOpen && { view: 'article' }) };
  return (
    <Link href={`/reports${searchText(target)}`} className="sj-link sj-ell">
      {title}
    </Link>
  );
}
