import { type DragEvent, type PointerEvent, useState } from 'react';

interface Drag {
  readonly from: number;
  readonly over: number;
}

const PLACE = 'data-place';

/** The place of the tile under a point of the window; null outside of all tiles. */
function placeAt({ clientX, clientY }: PointerEvent): number | null {
  const place = document.elementFromPoint(clientX, clientY)?.closest(`[${PLACE}]`)?.getAttribute(PLACE);
  return place === null || place === undefined ? null : Number(place);
}

/** Whether a drag may begin here: a mouse drags the whole tile, a finger its handle only, so that the page still scrolls. */
function beginsDrag({ target, pointerType, button }: PointerEvent): boolean {
  if (!(target instanceof Element) || button !== 0 || target.closest('button')) return false;
  return pointerType === 'mouse' || target.closest('.adm-picture-grip') !== null;
}

/** Drags a tile onto the place of another one, by mouse, pen or finger. */
export function usePlaceDrag({
  isOff,
  onMove,
}: {
  readonly isOff: boolean;
  readonly onMove: (from: number, to: number) => void;
}) {
  const [drag, setDrag] = useState<Drag | null>(null);
  return {
    drag,
    /** The props of the tile at a place. */
    tileProps: (place: number) => ({
      [PLACE]: place,
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onPointerDown: (event: PointerEvent) => {
        if (isOff || !beginsDrag(event)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: place, over: place });
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag) setDrag({ ...drag, over: placeAt(event) ?? drag.from });
      },
      onPointerUp: () => {
        if (drag && drag.over !== drag.from) onMove(drag.from, drag.over);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}
