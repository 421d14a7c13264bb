import type { Cards } from '../../payments/index.ts';
import type { Settings } from '../../settings/index.ts';

/** What placing an order needs to know of the shop. */
export interface Shop {
  readonly settings: Settings;
  readonly cards: Cards;
}

/** The owner has switched cards on, and there is a gateway to pay at. */
export const takesCards = ({ settings, cards }: Shop): boolean => settings.cardPaymentsEnabled && cards !== null;
