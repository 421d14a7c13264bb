import type { EventConsumers } from '../../kernel/domain-events.ts';
import type { StockEvents } from '../stock/index.ts';
import { answerArrived } from './service/answer-requests.ts';

export const availabilityRequestConsumers: EventConsumers<StockEvents> = {
  'stock.arrived': [answerArrived],
};
