import type { Route } from '@sjaj/contract';
import type { output } from 'zod';
import { type Answered, CallFailed } from './call.ts';
import { withProof } from './proof.ts';
import {
  address,
  type CallSettings,
  type Envelope,
  failureOf,
  formOf,
  headersOf,
  type Outgoing,
  type TransportSettings,
} from './transport.ts';

interface UploadCall extends Pick<Outgoing, 'params' | 'form' | 'idempotencyKey'> {
  readonly file: Blob;
}

interface UploadProgress extends Pick<CallSettings, 'signal' | 'owner'> {
  /** Between 0 and 1; 1 while the server checks what has arrived. */
  readonly onProgress?: (share: number) => void;
}

type UploadRoute = Route & { readonly upload: 'stream' };

/** Sends a file and tells how much of it is on its way. Rejects as the calls do: with CallFailed, or with an AbortError of the own signal. */
export type Uploader = <R extends UploadRoute>(
  route: R,
  call: UploadCall,
  progress?: UploadProgress,
) => Promise<Answered<output<R['answer']>>>;

/** ms without a sign of the line: a phone in a cellar may be slow, so the time of the whole has no limit. */
const STALLED_MS = 50_000;

/** Uploads by XMLHttpRequest: fetch tells no progress of what it sends. */
export const uploaderFor =
  (settings: TransportSettings): Uploader =>
  (route, call, progress = {}) =>
    withProof(
      settings.solveChallenge,
      (solution) => uploadOnce(settings, { route, call, solution }, progress),
      progress.signal,
    );

interface UploadAttempt<R extends UploadRoute> {
  readonly route: R;
  readonly call: UploadCall;
  readonly solution: string | undefined;
}

const uploadOnce = <R extends UploadRoute>(
  settings: TransportSettings,
  { route, call, solution }: UploadAttempt<R>,
  { signal, onProgress, owner = null }: UploadProgress,
): Promise<Answered<output<R['answer']>>> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted());
    const request = new XMLHttpRequest();
    const lost = (): void =>
      reject(new CallFailed({ status: 0, code: 'network.no_answer', message: 'No answer from the server.' }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), STALLED_MS);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch();
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => {
      const envelope = read(request);
      if (envelope === null) return lost();
      if (request.status >= 200 && request.status < 300) return resolve(envelope as never);
      if (request.status === 401) settings.onUnauthorized?.(route);
      reject(failureOf(request.status, envelope, (name) => request.getResponseHeader(name)));
    });
    request.addEventListener('error', lost);
    request.addEventListener('abort', () => (signal?.aborted ? reject(aborted()) : lost()));
    request.addEventListener('loadend', () => clearTimeout(timer));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open(route.method, address(settings.baseUrl, route, call));
    for (const [name, value] of Object.entries(headersOf(settings, { ...call, solution, owner })))
      request.setRequestHeader(name, value);
    watch();
    request.send(formOf(call.file, call.form));
  });

const aborted = (): DOMException => new DOMException('The upload was cancelled.', 'AbortError');

function read(request: XMLHttpRequest): Envelope | null {
  try {
    return JSON.parse(request.responseText) as Envelope;
  } catch {
    return null;
  }
}
