import type { EventConsumers } from '../../../kernel/domain-events.ts';
import { tellArrived } from './service.ts';

export const requestConsumers: EventConsumers = {
  'stock.arrived': [tellArrived],
};
