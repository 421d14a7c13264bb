import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './network.ts';
import { etagOf, isKnownTo } from './etag.ts';
import type { RateLimits } from './rate-limits.ts';

interface FixedDocument {
  readonly path: string;
  readonly mediaType: string;
  readonly write: () => string | Promise<string>;
}

/** Of one address, over all documents. */
const LIMIT = { requests: 60, seconds: 60 };
const MAX_AGE_S = 300;

interface Prepared {
  readonly bytes: Buffer;
  readonly compressed: Buffer;
  readonly etag: string;
}

async function prepare({ write }: FixedDocument): Promise<Prepared> {
  const bytes = Buffer.from(await write());
  return { bytes, compressed: await promisify(gzip)(bytes), etag: etagOf(bytes) };
}

/**
 * Serves a text that is the same as long as the process runs. It is written and compressed when somebody first asks for
 * it: the start of the shop does not wait for its documentation.
 */
export function serveFixedDocument(app: FastifyInstance, limits: RateLimits, document: FixedDocument): void {
  let prepared: Promise<Prepared> | undefined;
  app.get(document.path, { compress: false }, async (request, reply) => {
    await limits.take(`documents address:${networkOf(request.ip)}`, LIMIT);
    const { bytes, compressed, etag } = await (prepared ??= prepare(document));
    void reply.headers({ etag, 'cache-control': `public, max-age=${MAX_AGE_S}`, vary: 'accept-encoding' });
    if (isKnownTo(request.headers['if-none-match'], etag)) return reply.code(304).send();
    void reply.type(document.mediaType);
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers['accept-encoding'] ?? '');
    return takesGzip ? reply.header('content-encoding', 'gzip').send(compressed) : reply.send(bytes);
  });
}
