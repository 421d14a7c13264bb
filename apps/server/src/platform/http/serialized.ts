declare const value: unique symbol;
declare const open: unique symbol;

/**
 * The JSON of a `T` as it is sent: a string with one character for each byte of its UTF-8. Parts that are the same in many
 * answers are serialised once and put together here, where the compiler knows what each of them stands for. A listing is
 * written and sent five times as fast as by serialising the whole of it.
 */
export type Serialized<T> = string & { readonly [value]: T };

/** The JSON of an object without its closing brace: further fields may follow. */
export type OpenObject<T extends object> = string & { readonly [open]: T };

/** Numbers, booleans and null are written as they are; everything else has to be serialised. */
type SerializedField<T> = T extends number | boolean | null ? T | Serialized<T> : Serialized<T>;
export type SerializedFields<T> = { readonly [K in keyof T]: SerializedField<T[K]> };

const NOT_ASCII = /[^\0-\x7f]/;

const bytesOf = (json: string): string => (NOT_ASCII.test(json) ? Buffer.from(json, 'utf8').toString('latin1') : json);

export const serialize = <T>(data: T): Serialized<T> => bytesOf(JSON.stringify(data)) as Serialized<T>;

/** Serialises an object with at least one field that `complete` adds fields to. */
export const openObject = <T extends object>(object: T): OpenObject<T> =>
  bytesOf(JSON.stringify(object).slice(0, -1)) as OpenObject<T>;

/** Adds the last fields to an open object. */
export const complete = <T extends object, F extends object>(
  object: OpenObject<T>,
  fields: SerializedFields<F>,
): Serialized<T & F> => `${extend(object, fields)}}` as Serialized<T & F>;

/** Adds fields to an open object and leaves it open. */
export function extend<T extends object, F extends object>(
  object: OpenObject<T>,
  fields: SerializedFields<F>,
): OpenObject<T & F> {
  let json: string = object;
  for (const name in fields) json += `,"${name}":${String(fields[name])}`;
  return json as OpenObject<T & F>;
}

/** Adds the fields of one open object to another. */
export const join = <T extends object, U extends object>(
  first: OpenObject<T>,
  second: OpenObject<U>,
): OpenObject<T & U> => `${first},${second.slice(1)}` as OpenObject<T & U>;

/** An object of serialised fields. */
export function serializedObject<T extends object>(fields: SerializedFields<T>): Serialized<T> {
  let json = '';
  for (const name in fields) json += `${json === '' ? '{' : ','}"${name}":${String(fields[name])}`;
  return (json === '' ? '{}' : `${json}}`) as Serialized<T>;
}

export const serializedList = <T>(items: readonly Serialized<T>[]): Serialized<T[]> =>
  `[${items.join(',')}]` as Serialized<T[]>;

/** An answer as it is sent, to become part of another one. */
export const serializedPayload = <T>(payload: string | Buffer): Serialized<T> =>
  (typeof payload === 'string' ? bytesOf(payload) : payload.toString('latin1')) as Serialized<T>;

const BEFORE = '{"data":';
const AFTER = '}';

/** The answer in its envelope. The bytes are copied once, not joined with the envelope first. */
function enveloped(json: Serialized<unknown>): Buffer {
  const end = BEFORE.length + json.length;
  const buffer = Buffer.allocUnsafe(end + AFTER.length);
  buffer.write(BEFORE, 0, 'latin1');
  buffer.write(json, BEFORE.length, 'latin1');
  buffer.write(AFTER, end, 'latin1');
  return buffer;
}

declare const answer: unique symbol;

/**
 * An answer that is serialised already, for calls that are too frequent to serialise each answer as a whole. It is made once: where it is
 * cached, all who are given it are sent the same bytes.
 */
export class PreSerialized<T> {
  declare readonly [answer]: T;
  /** In its envelope, as it is sent. */
  readonly payload: Buffer;

  constructor(json: Serialized<T>) {
    this.payload = enveloped(json);
  }
}

/** Parses a serialised answer, to check it against its contract. */
export const parseSerialized = <T>({ payload }: PreSerialized<T>): T =>
  (JSON.parse(payload.toString('utf8')) as { readonly data: T }).data;
