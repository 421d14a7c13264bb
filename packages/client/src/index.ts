export { CallFailed, isRefused } from './call.ts';
export { clientFor } from './client.ts';
export type { SolveChallenge } from './proof.ts';
export { type Uploader, uploaderFor } from './upload.ts';
export {
  type CallSettings,
  type PrefetchedAnswer,
  type Transport,
  type TransportSettings,
  fetchTransport,
} from './transport.ts';
