import type { Consumers } from '../../../kernel/domain-events.ts';
import { tellArrived } from './service.ts';

export const requestConsumers: Consumers = {
  'stock.arrived': [tellArrived],
};
