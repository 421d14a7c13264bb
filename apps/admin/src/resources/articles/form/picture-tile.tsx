import { useState } from 'react';
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import type { AdminArticle } from '@sjaj/contract';
import { classNames, IconButton, Picture } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';

interface PictureTileProps {
  readonly picture: AdminArticle['pictures'][number];
  /** Index, from 0. */
  readonly place: number;
  readonly last: number;
  readonly busy: boolean;
  readonly onMove: (from: number, to: number) => void;
  /** The place of the picture that is being dragged; null for none. */
  readonly dragged: number | null;
  readonly onDrag: (place: number | null) => void;
  readonly onRemove: () => void;
}

const ICON = 14;

/** A picture with the buttons to move and remove it; it can be dragged onto the place of another one. */
export function PictureTile({ picture, place, last, busy, onMove, dragged, onDrag, onRemove }: PictureTileProps) {
  const name = t('article.pictureOf', { number: place + 1 });
  const [isOver, setOver] = useState(false);
  const isTarget = dragged !== null && dragged !== place;
  return (
    <li
      className={classNames(
        'adm-picture',
        'adm-picture-movable',
        isOver && isTarget && 'adm-picture-over',
        dragged === place && 'adm-picture-dragged',
      )}
      draggable={!busy && last > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(place);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!isTarget) return;
        event.preventDefault();
        onDrag(null);
        onMove(dragged, place);
      }}
    >
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
