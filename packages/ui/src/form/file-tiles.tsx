import './file-tiles.css';
import { IconFile } from '@tabler/icons-react';

interface ShownFile {
  readonly id: number;
  readonly name: string;
  /** Null for what is no picture. */
  readonly thumbnailUrl: string | null;
  /** Null for what browsers do not show. */
  readonly viewUrl: string | null;
  readonly downloadUrl: string;
}

/** Files that came with a message: pictures as pictures, all others by their names. Each opens in a tab of its own, or is saved. */
export function FileTiles({ files, label }: { readonly files: readonly ShownFile[]; readonly label: string }) {
  if (files.length === 0) return null;
  return (
    <ul className="sj-files" aria-label={label}>
      {files.map(({ id, name, thumbnailUrl, viewUrl, downloadUrl }) => (
        <li key={id}>
          <a href={viewUrl ?? downloadUrl} target="_blank" rel="noreferrer" className="sj-file">
            {thumbnailUrl ? (
              <img src={thumbnailUrl} alt={name} loading="lazy" width={96} height={72} />
            ) : (
              <>
                <IconFile size={18} aria-hidden="true" />
                <span className="sj-sm">{name}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
