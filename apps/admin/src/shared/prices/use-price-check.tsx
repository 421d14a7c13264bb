import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ConfirmedPrice } from '@sjaj/contract';
import { confirmedOf, doubtsOf, type PriceDoubt } from './price-doubts.logic.ts';
import { PriceDialog } from './price-dialog.tsx';

interface Confirmation {
  readonly doubts: readonly PriceDoubt[];
  readonly confirmed: readonly ConfirmedPrice[];
  readonly send: (confirmed: ConfirmedPrice[]) => void;
}

interface PriceCheck {
  /** Asks whether the prices are meant where the call was refused for that; false where it was refused for another reason. */
  readonly ask: (error: unknown, send: (confirmed: ConfirmedPrice[]) => void) => boolean;
  /** The question while it is open. */
  readonly dialog: ReactNode;
}

/** Asks about prices in doubt and sends them again with what was confirmed. `onBack` is told of "back". */
export function usePriceCheck(labelOf: (field: string) => string, onBack?: () => void): PriceCheck {
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  return {
    ask: (error, send) => {
      const doubts = doubtsOf(error);
      if (doubts.length > 0) setConfirmation({ doubts, confirmed: confirmedOf(doubts), send });
      return doubts.length > 0;
    },
    dialog: confirmation && (
      <PriceDialog
        doubts={confirmation.doubts}
        labelOf={labelOf}
        onConfirm={() => {
          setConfirmation(null);
          confirmation.send([...confirmation.confirmed]);
        }}
        onBack={() => {
          setConfirmation(null);
          // The dialog still has the focus until it is gone.
          if (onBack) requestAnimationFrame(onBack);
        }}
      />
    ),
  };
}
