export { CallFailed } from './call.ts';
export { clientFor } from './client.ts';
export { type Transport, type TransportSettings, fetchTransport } from './transport.ts';
