import { type DragEvent, type KeyboardEvent, useState } from 'react';
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconIndentDecrease,
  IconIndentIncrease,
} from '@tabler/icons-react';
import type { AdminCategory } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { classNames, IconButton, useUiLink } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { type Move, MOVES, type Place } from './tree.logic.ts';

const ICONS = { up: IconArrowUp, down: IconArrowDown, into: IconIndentIncrease, out: IconIndentDecrease } as const;
const KEYS: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'into',
  ArrowLeft: 'out',
};

interface TreeRowProps {
  readonly category: AdminCategory;
  readonly moves: Readonly<Record<Move, Place | null>>;
  readonly isBusy: boolean;
  readonly isDragged: boolean;
  readonly onDrag: (id: number | null) => void;
  readonly canDrop: (isInto: boolean) => boolean;
  readonly onDrop: (isInto: boolean) => void;
  readonly onMove: (place: Place) => void;
}

/** Whether the pointer is on the lower half of the row. */
function isLower({ currentTarget, clientY }: DragEvent): boolean {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY > top + height / 2;
}

/** A category with its number of articles, and the ways to move it. */
export function TreeRowItem({ category, moves, isBusy, isDragged, onDrag, canDrop, onDrop, onMove }: TreeRowProps) {
  const Link = useUiLink();
  const [over, setOver] = useState<'before' | 'into' | null>(null);
  const { id, name, path, articles } = category;
  const onKeyDown = (event: KeyboardEvent) => {
    const place = event.altKey ? moves[KEYS[event.key] ?? 'up'] : null;
    if (!place || !(event.key in KEYS) || isBusy) return;
    event.preventDefault();
    onMove(place);
  };
  return (
    <li
      className={classNames(
        'cat-tree-row',
        `cat-level-${path.length}`,
        isDragged && 'cat-tree-dragged',
        over && `cat-tree-${over}`,
      )}
      draggable={!isBusy}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(id);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => {
        const isInto = isLower(event);
        if (!canDrop(isInto)) return setOver(null);
        event.preventDefault();
        setOver(isInto ? 'into' : 'before');
      }}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(null);
        onDrop(isLower(event));
      }}
    >
      <IconGripVertical className="cat-tree-grip" size={16} aria-hidden="true" />
      <Link href={`/categories/${id}`} className="sj-link cat-tree-name">
        {name}
      </Link>
      <span className="sj-xs sj-t3 sj-num">{formatNumber(articles)}</span>
      <span className="cat-tree-actions">
        {MOVES.map((move) => {
          const Icon = ICONS[move];
          const place = moves[move];
          return (
            <IconButton
              key={move}
              size="xs"
              tip="none"
              label={`${t(`categoryMove.${move}`)}: ${name}`}
              icon={<Icon size={16} aria-hidden="true" />}
              disabled={isBusy || place === null}
              onClick={() => place && onMove(place)}
            />
          );
        })}
      </span>
    </li>
  );
}
