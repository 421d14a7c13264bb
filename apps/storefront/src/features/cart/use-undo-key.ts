import { useEffect, useEffectEvent } from 'react';
import type { CartItem } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { queryClient } from '../../shared/api/query-client.ts';
import { cartQuery } from '../../shared/cart-store.ts';
import { t } from '../../shared/texts/t.ts';
import { restoreLines } from './cart-changes.ts';
import { clearHistory, takeStep } from './cart-history.ts';

/** Ctrl Z takes the last change of the cart back, except within a text that is being written. */
export function useUndoKey(onUndo: () => void): void {
  const tellUndo = useEffectEvent(onUndo);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector('dialog[open]') || isWriting(event.target)) return;
      event.preventDefault();
      tellUndo();
      void undoLast();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      clearHistory();
    };
  }, []);
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([data-quantity]), textarea, select');

/** Takes the newest change back that still makes a difference. */
async function undoLast(): Promise<void> {
  for (let before = takeStep(); before; before = takeStep()) {
    const changed = before.filter((item) => !isAsBefore(item));
    if (changed.length === 0) continue;
    if (await restoreLines(changed)) showToast({ tone: 'done', title: t('cartSheet.undone') });
    return;
  }
}

function isAsBefore({ articleId, quantity }: CartItem): boolean {
  const cart = queryClient.getQueryData(cartQuery.queryKey);
  return cart?.cartItems.some((item) => item.articleId === articleId && item.quantity === quantity) ?? true;
}
