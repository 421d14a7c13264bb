import './download-list.css';
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';

interface DownloadListProps<K extends string> {
  readonly documents: readonly { readonly kind: K; readonly title: string }[];
  /** The accessible name of the arrow. */
  readonly action: string;
  readonly busy: boolean;
  readonly onDownload: (kind: K) => void;
}

/** Documents to download, one per row. */
export function DownloadList<K extends string>({ documents, action, busy, onDownload }: DownloadListProps<K>) {
  return (
    <ul className="sj-downloads">
      {documents.map(({ kind, title }) => (
        <li key={kind}>
          <button type="button" disabled={busy} onClick={() => onDownload(kind)}>
            <IconFileTypePdf size={22} aria-hidden="true" />
            <b>{title}</b>
            <IconDownload size={16} aria-label={action} />
          </button>
        </li>
      ))}
    </ul>
  );
}
