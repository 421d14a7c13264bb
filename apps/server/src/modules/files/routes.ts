import type { files } from '@sjaj/contract';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Clock } from '../../platform/clock.ts';
import { contentDisposition } from '../../platform/http/content-disposition.ts';
import { Problem } from '../../platform/problem.ts';
import { discardUpload } from './service/discard-upload.ts';
import { FILE_VARIANTS, type FileReader, isValidFileLink } from './service/file-link.ts';
import { fileViewer, linkSecretOf, openContent } from './service/read-files.ts';
import { type FileDeps, ownerOf, receiveFile } from './service/receive-file.ts';
import * as store from './store.ts';

/** Uploads that another call will name. */
export const fileHandlers = (deps: FileDeps): Handlers<typeof files> => ({
  async upload({ actor, file, form: { purpose }, now }) {
    const owner = ownerOf(actor);
    if (purpose === 'public_picture' && !owner.isStaff) {
      file.stream.resume();
      throw new Problem('access.not_allowed', 403);
    }
    const stored = await receiveFile(deps, { file, purpose, owner, now });
    return (await fileViewer(deps.db, actor, now))(stored);
  },
  async discard({ actor, params: { id } }) {
    await discardUpload(deps, id, actor.userId);
    return null;
  },
});

interface FileLinkDeps extends Pick<FileDeps, 'db' | 'storage'> {
  readonly clock: Clock;
}

const CACHE_S = 300;
const NOTHING = "default-src 'none'; sandbox";
/** The viewers of browsers do not show a PDF in a sandbox. They run no script of it in the shop's origin. */
const PDF_ONLY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** Serves private files to who has a link that `fileViewer` has made. Every other link is a 404. */
export function serveFileLinks(app: FastifyInstance, { db, storage, clock }: FileLinkDeps): void {
  app.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(
    '/files/private/:id/:variant',
    async ({ params, query }, reply) => {
      const link = linkOf(params, query);
      if (!link || !isValidFileLink(await linkSecretOf(db), link, link.signature, clock()))
        throw new Problem('files.not_found', 404);
      const file = await store.readShown(db, link.id);
      if (file && !mayRead(link.reader, file)) throw new Problem('files.not_found', 404);
      const { name, mediaType, bytes, stream } = await openContent(storage, file, link.variant);
      const isInline = link.variant !== 'download';
      return reply
        .type(mediaType)
        .headers({
          ...(bytes === null ? {} : { 'content-length': bytes }),
          'content-disposition': contentDisposition(isInline ? 'inline' : 'attachment', name),
          'content-security-policy': isInline && mediaType === 'application/pdf' ? PDF_ONLY : NOTHING,
          'x-content-type-options': 'nosniff',
          'cache-control': `private, max-age=${CACHE_S}`,
        })
        .send(stream);
    },
  );
}

const READER = /^(staff|(company|user):[1-9]\d{0,9})$/;

function linkOf({ id = '', variant }: Record<string, string>, query: Record<string, unknown>) {
  const { for: reader, until, signature } = query;
  const known = FILE_VARIANTS.find((one) => one === variant);
  if (!known || !/^[1-9]\d{0,8}$/.test(id) || typeof reader !== 'string' || !READER.test(reader)) return null;
  if (typeof until !== 'string' || !/^\d{1,12}$/.test(until) || typeof signature !== 'string') return null;
  return { id: Number(id), variant: known, reader: reader as FileReader, until: Number(until), signature };
}

/** A file that has changed hands since the link was made is no longer its reader's. */
const mayRead = (reader: FileReader, { companyId, uploadedBy, readerId }: store.StoredFile): boolean =>
  reader === 'staff' ||
  reader === `company:${companyId}` ||
  (companyId === null && (reader === `user:${uploadedBy}` || reader === `user:${readerId}`));
