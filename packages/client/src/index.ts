export { CallFailed } from './call.ts';
export { clientFor } from './client.ts';
export { type UploadCall, type Uploader, uploaderFor, type UploadProgress } from './upload.ts';
export { type Transport, type TransportSettings, fetchTransport } from './transport.ts';
