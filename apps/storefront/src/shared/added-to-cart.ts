import { createStore, useSelector } from '@tanstack/react-store';

/** What has just been added to the cart. */
export interface Addition {
  readonly lines: readonly { readonly articleId: number; readonly quantity: number }[];
  /** What screen readers are told. */
  readonly spoken: string;
  readonly onUndo: () => void;
}

const additions = createStore<Addition | null>(null);
let sheets = 0;

/** Says that the page shows additions in a sheet; the returned function withdraws it. */
export function offerSheet(): () => void {
  sheets += 1;
  return () => {
    sheets -= 1;
    if (sheets === 0) dismissAddition();
  };
}

/** Shows an addition in the sheet. False where there is none, or where an open dialog would cover it. */
export function showAddition(addition: Addition): boolean {
  if (sheets === 0 || document.querySelector('dialog[open]')) return false;
  additions.setState(() => addition);
  return true;
}

export const dismissAddition = (): void => additions.setState(() => null);

export const useAddition = (): Addition | null => useSelector(additions);
