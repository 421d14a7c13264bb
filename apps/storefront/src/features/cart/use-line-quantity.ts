import { useEffect, useState } from 'react';
import type { CartItem } from '@sjaj/contract';
import { setLineQuantity } from './cart-changes.ts';
import { createDebouncedSender } from './debounced-sender.ts';

const PAUSE_MS = 400;

interface LineQuantity {
  readonly quantity: number;
  readonly change: (quantity: number, isValid: boolean) => void;
}

/**
 * The quantity of a line while it is edited. It is shown at once and sent after a pause or when the page is left. A
 * refusal restores the quantity of the server. An invalid number stays as typed and is not sent.
 */
export function useLineQuantity(item: CartItem): LineQuantity {
  const [draft, setDraft] = useState<number | null>(null);
  const [sender] = useState(() =>
    createDebouncedSender(PAUSE_MS, async (quantity: number) => {
      await setLineQuantity(item, quantity);
      setDraft((latest) => (latest === quantity ? null : latest));
    }),
  );
  useEffect(() => () => sender.sendNow(), [sender]);

  const change = (quantity: number, isValid: boolean): void => {
    setDraft(quantity);
    if (isValid) sender.send(quantity);
    else sender.drop();
  };
  return { quantity: draft ?? item.quantity, change };
}
