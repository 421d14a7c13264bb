import type { KeyboardEvent } from 'react';

const CELLS = 'a[href], button:not([disabled]), input:not([disabled])';

const cellsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CELLS)];

/** Whether an arrow to the side leaves the field instead of moving within its digits. */
function leavesField(field: HTMLInputElement, direction: 1 | -1): boolean {
  const { selectionStart, selectionEnd, value } = field;
  if (selectionStart !== selectionEnd) return selectionStart === 0 && selectionEnd === value.length;
  return selectionStart === (direction === 1 ? value.length : 0);
}

/** The arrow keys move between the cells of a sheet: to the sides within a row, and from row to row in a column of buttons. */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement))
    return;
  const row = target.closest('tr');
  const cells = row ? cellsOf(row) : [];
  const place = cells.indexOf(target);
  if (!row || place < 0) return;
  const next = nextCell(event.key, { row, cells, place, target });
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface Cell {
  readonly row: HTMLTableRowElement;
  readonly cells: readonly HTMLElement[];
  readonly place: number;
  readonly target: HTMLElement;
}

function nextCell(key: string, { row, cells, place, target }: Cell): HTMLElement | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const direction = key === 'ArrowRight' ? 1 : -1;
    if (target instanceof HTMLInputElement && !leavesField(target, direction)) return undefined;
    return cells[place + direction];
  }
  // The quantity column moves by itself.
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || target instanceof HTMLInputElement) return undefined;
  const rows = [...(row.closest('table')?.rows ?? [])].filter((other) => cellsOf(other).length > 0);
  const other = rows[rows.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)];
  // Counted from the end, where the rows are alike: a title may have a link below it.
  return other && cellsOf(other).at(place - cells.length);
}
