import type { ClipboardEvent, KeyboardEvent } from 'react';
import { pastedColumn } from '@sjaj/domain';

/** The quantity fields of the table, or of the element marked `data-quantity-column`, that a field is in. */
function columnOf(field: HTMLInputElement): readonly HTMLInputElement[] {
  const column = field.closest('table, [data-quantity-column]');
  return [...(column?.querySelectorAll<HTMLInputElement>('input[data-quantity]:not([disabled])') ?? [])];
}

const DIRECTION: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrows move to the next field of the column, which `data-quantity` marks. */
export function moveInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const direction = DIRECTION[event.key];
  // Ctrl Enter belongs to the page: it takes the next step.
  if (!direction || event.ctrlKey || event.metaKey) return;
  const fields = columnOf(event.currentTarget);
  const next = fields[fields.indexOf(event.currentTarget) + direction];
  event.preventDefault();
  next?.focus();
}

/** Lays a pasted column of quantities onto the fields from this one down; an empty cell leaves its field as it is. */
export function pasteDown(event: ClipboardEvent<HTMLInputElement>): void {
  const column = pastedColumn(event.clipboardData.getData('text'));
  if (!column) return;
  event.preventDefault();
  const fields = columnOf(event.currentTarget);
  const start = fields.indexOf(event.currentTarget);
  for (const [index, typed] of column.entries()) {
    const field = fields[start + index];
    if (field && typed !== '') write(field, typed.slice(0, field.maxLength));
  }
}

/** Writes into a field as its user would, so that React hears of it. */
function write(field: HTMLInputElement, typed: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
