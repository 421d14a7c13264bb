import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const stockEvents = declareEvents({
  /** An article that somebody waits for can be bought again. Triggers of the table `stock` publish it. */
  'stock.arrived': event<{ articleId: number }>(),
});
export type StockEvents = PayloadsOf<typeof stockEvents>;
