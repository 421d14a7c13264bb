import { type ClipboardEvent, useEffect, useState } from 'react';
import type { CartItem } from '@sjaj/contract';
import { isValidQuantity, pastedColumn } from '@sjaj/domain';
import { QuantityField, typedQuantity } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { removeLine, setLineQuantity } from './cart-changes.ts';
import { createDebouncedSender } from './debounced-sender.ts';
import { ruleOf } from './pasted-quantities.logic.ts';

const PAUSE_MS = 400;

interface SheetQuantityProps {
  readonly item: CartItem;
  /** What the field has in place of the quantity: typed or pasted, and not sent. */
  readonly draft: string | undefined;
  readonly onDraft: (id: number, typed: string | null) => void;
  /** The server has answered to what was typed: the quantity is its own again. */
  readonly onSent: (id: number, typed: string) => void;
  /** A column that is pasted from this line down. */
  readonly onPasteColumn: (from: CartItem, column: readonly string[]) => void;
}

/**
 * The quantity of a line in the sheet. It is sent after a pause or when the field is left. What cannot be ordered stays as typed, 0
 * takes the line out, and an emptied field goes back to the quantity.
 */
export function SheetQuantity({ item, draft, onDraft, onSent, onPasteColumn }: SheetQuantityProps) {
  const rule = ruleOf(item);
  const [sender] = useState(() =>
    createDebouncedSender(PAUSE_MS, async ({ line, quantity }: { line: CartItem; quantity: number }) => {
      await setLineQuantity(line, quantity);
      onSent(line.id, String(quantity));
    }),
  );
  useEffect(() => () => sender.sendNow(), [sender]);
  const type = (typed: string) => {
    onDraft(item.id, typed);
    const quantity = typedQuantity(typed);
    if (isValidQuantity(quantity, rule) && quantity !== item.quantity) sender.send({ line: item, quantity });
    else sender.drop();
  };
  const leave = () => {
    sender.sendNow();
    if (draft === undefined) return;
    const quantity = typedQuantity(draft);
    if (draft.trim() === '' || quantity === item.quantity || quantity === 0) onDraft(item.id, null);
    if (quantity === 0) void removeLine(item);
  };
  const paste = (event: ClipboardEvent) => {
    const column = pastedColumn(event.clipboardData.getData('text'));
    if (!column) return;
    event.preventDefault();
    // The field would lay it onto the fields below one by one.
    event.stopPropagation();
    onPasteColumn(item, column);
  };
  return (
    <span onBlur={leave} onPasteCapture={paste}>
      <QuantityField
        typed={draft ?? String(item.quantity)}
        rule={rule}
        label={t('cartPage.quantityOf', { title: item.article.title })}
        onType={type}
      />
    </span>
  );
}
