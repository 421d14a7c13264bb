import type { Route } from '@sjaj/contract';
import { isStorable } from '@sjaj/domain';
import type { FastifyRequest } from 'fastify';
import type { IncomingFile, Upload } from '../platform/http/answers.ts';
import { guardShape, parse } from '../platform/http/parse-request.ts';
import { Problem } from '../platform/problem.ts';
import type { Actor } from './actor.ts';
import { workOwnerOf } from './caller-keys.ts';

/** Above the limit of every purpose, so that the module `files` refuses first and says why. */
const STREAM_LIMIT = 32 * 1_048_576;

interface UploadParts {
  readonly file: Upload | IncomingFile | undefined;
  readonly form: unknown;
}

function limitsOf({ upload, uploadLimit }: Route) {
  if (upload === 'stream') {
    // One byte more, so that the handler sees what is too large.
    const fileSize = uploadLimit === undefined ? STREAM_LIMIT : uploadLimit + 1;
    return { limits: { fileSize }, throwFileSizeLimit: false };
  }
  return uploadLimit === undefined ? {} : { limits: { fileSize: uploadLimit } };
}

type FilePart = NonNullable<Awaited<ReturnType<FastifyRequest['file']>>>;

/** The file of a multipart request with the fields before it; nothing for a route without an upload. */
export async function readUpload(route: Route, request: FastifyRequest, actor: Actor): Promise<UploadParts> {
  if (!route.upload) return { file: undefined, form: undefined };
  if (!request.isMultipart()) throw new Problem('request.unsupported_type', 415);
  try {
    const part = await request.file(limitsOf(route));
    if (part?.fieldname !== 'file') {
      part?.file.resume();
      throw new Problem('files.missing', 400);
    }
    // The parser decodes what no text of a request may have.
    if (!isStorable(part.filename)) {
      part.file.resume();
      throw new Problem('request.invalid', 400);
    }
    const named = { name: part.filename, owner: workOwnerOf(actor, request.ip) };
    if (route.upload === true) return { file: { ...named, bytes: await part.toBuffer() }, form: undefined };
    return { file: { ...named, stream: part.file }, form: formOf(route, part) };
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && 'statusCode' in error)) throw error;
    // What the parser says of a body without parts, or without an end.
    throw new Problem('request.malformed', 400);
  }
}

/** The fields that came before the file. A refusal lets the rest of the body pass, so that the client reads the answer. */
function formOf(route: Route, { fields, file }: FilePart): unknown {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field && !Array.isArray(field) && field.type === 'field') values[name] = field.value;
  }
  try {
    guardShape(values);
    return parse(route.form, values);
  } catch (error) {
    file.resume();
    throw error;
  }
}
