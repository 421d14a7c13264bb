import type { Route, Routes, Schema } from '@sjaj/contract';
import type { input, output } from 'zod';
import type { Answered } from './call.ts';
import type { CallSettings, Outgoing, Transport } from './transport.ts';

type Sent<S> = S extends Schema ? input<S> : never;

/** What a call takes: exactly the parts that its route declares. */
type CallInput<R extends Route> = {
  readonly [K in 'params' | 'query' | 'body' as R[K] extends Schema ? K : never]: K extends 'params'
    ? Readonly<Record<keyof Sent<R[K]>, number | string>>
    : Sent<R[K]>;
} & (R extends { idempotent: true } ? { readonly idempotencyKey: string } : unknown) &
  (R extends { upload: true | 'stream' } ? { readonly file: Blob } : unknown) &
  (R extends { form: infer S } ? { readonly form: Sent<S> } : unknown);

type DataOf<R extends Route> = R extends { download: true }
  ? Blob
  : R extends { paged: true }
    ? output<R['answer']>[]
    : output<R['answer']>;

type Call<R extends Route> = keyof CallInput<R> extends never
  ? (settings?: CallSettings) => Promise<Answered<DataOf<R>>>
  : (input: CallInput<R>, settings?: CallSettings) => Promise<Answered<DataOf<R>>>;

type Client<R extends Routes> = { readonly [K in keyof R]: Call<R[K]> };

/** The same contract that the server mounts, turned round: one function a route. */
export function clientFor<R extends Routes>(group: R, transport: Transport): Client<R> {
  const calls = Object.entries(group).map(([name, route]) => {
    const takesNothing = !route.params && !route.query && !route.body && !route.upload && !route.idempotent;
    const call = takesNothing
      ? (settings: CallSettings = {}) => (settings.transport ?? transport)(route, {}, settings)
      : (input: Outgoing, settings: CallSettings = {}) => (settings.transport ?? transport)(route, input, settings);
    return [name, call];
  });
  return Object.fromEntries(calls) as Client<R>;
}
