export { type Answered, CallFailed } from './call.ts';
export { type Ask, type Client, clientFor } from './client.ts';
export { REQUEST_TIMEOUT_MS, type Transport, type TransportSettings, fetchTransport } from './transport.ts';
