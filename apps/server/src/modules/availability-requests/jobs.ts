import type { EventConsumers } from '../../kernel/domain-events.ts';
import { answerArrived } from './service/answer-requests.ts';

export const availabilityRequestConsumers: EventConsumers = {
  'stock.arrived': [answerArrived],
};
