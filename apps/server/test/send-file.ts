import type { Route } from '@sjaj/contract';
import type { TestShop } from './http.ts';

interface Sent {
  readonly token: string;
  readonly name: string;
  readonly bytes: Buffer | string;
  readonly params?: Readonly<Record<string, number | string>>;
  /** Fields of the form, which come before the file. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly key?: string;
}

interface FileReply {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- as in http.ts: the contract has checked it already
  readonly data: any;
  readonly code: string | undefined;
  readonly retryAfter: string | undefined;
}

const EDGE = 'edge-of-part';

/** Sends a file as a browser does: multipart, under `file`. */
export async function sendFile(
  shop: TestShop,
  route: Route,
  { token, name, bytes, params, fields = {}, key }: Sent,
): Promise<FileReply> {
  const before = Object.entries(fields).map(
    ([field, value]) => `--${EDGE}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `${before.join('')}--${EDGE}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const response = await shop.app.inject({
    method: route.method,
    url: `/api${route.path.replace(/\{(\w+)\}/g, (_, key: string) => String(params?.[key]))}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${EDGE}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${EDGE}--\r\n`)]),
  });
  const body = response.json();
  const retryAfter = response.headers['retry-after'] as string | undefined;
  return { status: response.statusCode, data: body.data, code: body.info?.code, retryAfter };
}
