import type { HTMLAttributes } from 'react';
import { IconAlt, IconArrowLeft, IconArrowRight, IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { AdminArticle } from '@sjaj/contract';
import { classNames, IconButton, Picture } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';

interface PictureTileProps {
  readonly picture: AdminArticle['pictures'][number];
  /** Index, from 0. */
  readonly place: number;
  readonly last: number;
  readonly busy: boolean;
  /** What is dragged: this tile, another one onto this, or neither. */
  readonly drag: 'dragged' | 'over' | null;
  readonly dragProps: HTMLAttributes<HTMLLIElement>;
  readonly onMove: (from: number, to: number) => void;
  readonly onDescribe: () => void;
  readonly onRemove: () => void;
}

const ICON = 14;

/** A picture with its alternative text and the buttons to move, describe and remove it; it can be dragged onto another place. */
export function PictureTile(props: PictureTileProps) {
  const { picture, place, last, busy, drag, dragProps, onMove, onDescribe, onRemove } = props;
  const name = t('article.pictureOf', { number: place + 1 });
  const isMovable = last > 0 && !busy;
  return (
    <li
      {...dragProps}
      className={classNames(
        'adm-picture',
        isMovable && 'adm-picture-movable',
        drag === 'over' && 'adm-picture-over',
        drag === 'dragged' && 'adm-picture-dragged',
      )}
    >
      <Picture src={picture.url} height={84} alt={picture.alt || name} sizes="120px" />
      {isMovable && (
        <span className="adm-picture-grip">
          <IconGripVertical size={18} aria-hidden="true" />
        </span>
      )}
      <span className={classNames('sj-xs', 'sj-ell', !picture.alt && 'sj-t3')} title={picture.alt}>
        {picture.alt || t('pictures.viewWithoutAlt')}
      </span>
      <span className="adm-picture-actions">
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
          label={`${t('editor.description')}: ${name}`}
          icon={<IconAlt size={18} aria-hidden="true" />}
          disabled={busy}
          onClick={onDescribe}
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
