export { openHubs } from './service/hubs.ts';
export { realtimeConsumers } from './jobs.ts';
