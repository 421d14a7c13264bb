import type { FileView } from '@sjaj/contract';
import { t } from '../texts/t.ts';
import styles from './conversation.module.css';

interface PhotoListProps {
  readonly photos: readonly FileView[];
  /** The side of each, in pixels. */
  readonly size: number;
}

/** Photos of a message, each of which opens by itself; nothing where there are none. */
export function PhotoList({ photos, size }: PhotoListProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles['photos']} aria-label={t('questions.photosOf')}>
      {photos.map(({ id, name, thumbnailUrl, viewUrl }) => (
        <li key={id}>
          <a href={viewUrl ?? undefined} target="_blank" rel="noreferrer">
            <img src={thumbnailUrl ?? undefined} alt={name} width={size} height={size} />
          </a>
        </li>
      ))}
    </ul>
  );
}
