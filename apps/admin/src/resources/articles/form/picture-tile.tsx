import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import type { AdminArticle } from '@sjaj/contract';
import { IconButton, Picture } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';

interface PictureTileProps {
  readonly picture: AdminArticle['pictures'][number];
  /** Index, from 0. */
  readonly place: number;
  readonly last: number;
  readonly busy: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

const ICON = 14;

/** A picture with the buttons to move and remove it. */
export function PictureTile({ picture, place, last, busy, onMove, onRemove }: PictureTileProps) {
  const name = t('article.pictureOf', { number: place + 1 });
  return (
    <li className="adm-picture">
      <Picture src={picture.url} height={84} alt={name} sizes="120px" />
      <span className="adm-picture-acts">
        <IconButton
          size="xs"
          tip="none"
          label={`${t('article.moveLeft')}: ${name}`}
          icon={<IconArrowLeft size={ICON} aria-hidden="true" />}
          disabled={busy || place === 0}
          onClick={() => onMove(place, place - 1)}
        />
        <IconButton
          size="xs"
          tip="none"
          label={`${t('article.moveRight')}: ${name}`}
          icon={<IconArrowRight size={ICON} aria-hidden="true" />}
          disabled={busy || place === last}
          onClick={() => onMove(place, place + 1)}
        />
        <IconButton
          size="xs"
          tip="none"
          label={`${t('article.removePicture')}: ${name}`}
          icon={<IconTrash size={ICON} aria-hidden="true" />}
          disabled={busy}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
