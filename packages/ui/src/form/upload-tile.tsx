import './upload-tile.css';
import type { ReactNode } from 'react';
import { IconAlertCircle, IconFile } from '@tabler/icons-react';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { classNames } from '../foundation/class-names.ts';

interface UploadTileProps {
  readonly name: string;
  /** What happens to the file, in words. */
  readonly status: string;
  /** Between 0 and 1 while it is being sent. */
  readonly share?: number | null;
  /** Why it was refused or has failed, instead of the status. */
  readonly error?: string | null;
  /** A small picture of it. */
  readonly pictureUrl?: string | null;
  /** Cancel, retry, remove. */
  readonly actions?: ReactNode;
}

/** A file that is being sent, has arrived, or was refused. */
export function UploadTile({ name, status, share = null, error = null, pictureUrl = null, actions }: UploadTileProps) {
  return (
    <div className={classNames('sj-upload', error !== null && 'sj-upload-failed')}>
      <span className="sj-upload-picture">
        {pictureUrl ? <img src={pictureUrl} alt="" /> : <IconFile size={22} aria-hidden="true" />}
      </span>
      <span className="sj-upload-words">
        <b className="sj-ell" title={name}>
          {name}
        </b>
        {error === null ? (
          <span className="sj-xs sj-t3">{status}</span>
        ) : (
          <span className="sj-xs sj-upload-error" role="alert">
            <IconAlertCircle size={14} aria-hidden="true" /> {error}
          </span>
        )}
        {share !== null && <ProgressBar label={name} share={share} />}
      </span>
      {actions}
    </div>
  );
}
