import { formatNumber } from '@sjaj/domain';
import { useUiLink } from '@sjaj/ui';
import { tableTime } from '../figures/table-time.ts';
import type { Column } from '../list/definition.ts';

interface SentFile {
  readonly id: number;
  readonly fileName: string;
  readonly createdAt: string;
  readonly byName: string;
}

function FileCell({ href, fileName }: { readonly href: string; readonly fileName: string }) {
  const Link = useUiLink();
  return (
    <Link href={href} className="sj-link sj-ell" title={fileName}>
      {fileName}
    </Link>
  );
}

/** The name of a file, which leads to its import below `home`. */
export const fileColumn = <Row extends SentFile>(home: `/${string}`): Column<Row> => ({
  key: 'fileName',
  title: 'imports.file',
  sortBy: 'fileName',
  locked: true,
  onPhone: true,
  text: ({ fileName }) => fileName,
  show: ({ id, fileName }) => <FileCell href={`${home}/${id}`} fileName={fileName} />,
});

/** When a file was sent. */
export const sentColumn = <Row extends SentFile>(): Column<Row> => ({
  key: 'createdAt',
  title: 'imports.sent',
  sortBy: 'createdAt',
  text: ({ createdAt }) => createdAt,
  show: ({ createdAt }) => <span className="sj-t2">{tableTime(createdAt, new Date())}</span>,
});

/** Who sent it. */
export const senderColumn = <Row extends SentFile>(): Column<Row> => ({
  key: 'byName',
  title: 'stock.by',
  sortBy: 'byName',
  text: ({ byName }) => byName,
});

/** A count of invalid lines, which attracts attention. */
export const ErrorCount = ({ count }: { readonly count: number }) => (
  <span className={count > 0 ? 'adm-attention' : undefined}>{formatNumber(count)}</span>
);

/** The orders of a list of imports; the newest first until one is chosen. */
export const IMPORT_SORTS = ['default', 'createdAt', 'fileName', 'byName'] as const;
