import type { Consumers } from '../../../platform/outbox.ts';
import { tellArrived } from './service.ts';

export const requestConsumers: Consumers = {
  'stock.arrived': [tellArrived],
};
