export { type Hubs, openHubs } from './hubs.ts';
export { realtimeConsumers } from './jobs.ts';
