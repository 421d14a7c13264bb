import type { AskedRead, Route, Routes, Schema } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { output } from 'zod';
import type { Download, IncomingFile, WithMessage, Page, Upload } from '../platform/http/answers.ts';
import type { QueueOwner } from '../platform/process/fair-queue.ts';
import type { ActorOf } from './actor.ts';
import type { Idempotency } from './idempotency.ts';
import type { ReadProof } from './request-limits.ts';
import type { PreSerialized, Serialized } from '../platform/http/serialized.ts';
import type { AnsweredRead } from './read-calls.ts';

type Parsed<S> = S extends Schema ? output<S> : undefined;

/** What a handler is given: everything parsed, admitted and typed by the route. */
interface Call<R extends Route> {
  readonly actor: ActorOf<R['access'][number]>;
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly body: Parsed<R['body']>;
  readonly file: R extends { upload: true } ? Upload : R extends { upload: 'stream' } ? IncomingFile : undefined;
  readonly form: Parsed<R['form']>;
  readonly language: Language;
  readonly now: Date;
  readonly token: string | null;
  readonly address: string;
  /** `https://shop.example.ba`, as the caller asked for it: for the caller's own way back, never for anybody else's. */
  readonly origin: string;
  /** The header as it was sent. No session is in a cookie: they only tell browsers apart. */
  readonly cookies: string;
  readonly userAgent: string | null;
  /** In whose turn long work of the call waits (`xlsxDownload`). An upload has its own. */
  readonly workOwner: QueueOwner;
  /** Set where the route is idempotent and the caller sent a key: pass it to `withIdempotency`. */
  readonly idempotency: Idempotency;
  /** What the call has proved by computing time, for limits that the handler knows of. */
  readonly readProof: ReadProof;
  /** Answers another call that only reads, as if the same caller had made it alone. */
  readonly askRead: R extends { combines: true } ? (read: AskedRead) => Promise<Serialized<AnsweredRead>> : undefined;
}

type DataOf<R extends Route> = R extends { download: true }
  ? Download
  : R extends { paged: true }
    ? Page<output<R['answer']>>
    : output<R['answer']>;

/** Pages and files go out in forms of their own. */
type PreSerializedOf<R extends Route> = R extends { download: true } | { paged: true }
  ? never
  : PreSerialized<DataOf<R>>;

type Handler<R extends Route> = (call: Call<R>) => Promise<DataOf<R> | WithMessage<DataOf<R>> | PreSerializedOf<R>>;
export type Handlers<R extends Routes> = { readonly [K in keyof R]: Handler<R[K]> };
