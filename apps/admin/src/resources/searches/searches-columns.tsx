import type { SearchedText } from '@sjaj/contract';
import { formatDateTime, formatNumber } from '@sjaj/domain';
import { Badge, useUiLink } from '@sjaj/ui';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column } from '../../shared/list/definition.ts';
import { language, t } from '../../shared/texts/t.ts';

/** Marks a search without results and links to the form for a new synonym. */
function NoHits({ text }: { readonly text: string }) {
  const Link = useUiLink();
  return (
    <span className="sj-row sj-g8 sj-wraps">
      <Badge tone="warn">{t('searches.withoutHits')}</Badge>
      <Link href={`/synonyms/new?word=${encodeURIComponent(text)}`} className="sj-link">
        {t('searches.addSynonym')}
      </Link>
    </span>
  );
}

export const SEARCH_COLUMNS: readonly Column<SearchedText>[] = [
  { key: 'text', title: 'searches.text', locked: true, onPhone: true, text: ({ text }) => text },
  {
    key: 'searches',
    title: 'searches.count',
    right: true,
    onPhone: true,
    headedOnPhone: true,
    text: ({ searches }) => formatNumber(searches),
  },
  {
    key: 'hits',
    title: 'searches.hits',
    onPhone: true,
    text: ({ hits }) => formatNumber(hits),
    show: ({ hits, text }) =>
      hits === 0 ? <NoHits text={text} /> : <span className="sj-num">{formatNumber(hits)}</span>,
  },
  {
    key: 'lastAt',
    title: 'searches.lastAt',
    text: ({ lastAt }) => formatDateTime(new Date(lastAt), language()),
    show: ({ lastAt }) => <span className="sj-t2 sj-num">{tableTime(lastAt, new Date())}</span>,
  },
];
