import { type TransportSettings, type Uploader, uploaderFor } from '@sjaj/client';
import { OWN } from './transport.ts';

/** Sends files to the page's own origin, and tells how much of each is on its way. Apart from the calls, which every first page loads. */
export const createUploader = (settings: Pick<TransportSettings, 'token' | 'onUnauthorized'>): Uploader =>
  uploaderFor({ ...settings, ...OWN });
