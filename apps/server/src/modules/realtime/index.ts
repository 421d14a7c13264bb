export { openHubs, SOCKET_PATH } from './service/hubs.ts';
export { realtimeConsumers } from './jobs.ts';
