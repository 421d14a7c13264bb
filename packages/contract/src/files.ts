import { z } from 'zod';
import { routes, SIGNED_IN } from './route.ts';
import { ById, Done, Id, shape } from './shapes.ts';

const MB = 1_048_576;

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export const DOCUMENT_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/zip',
  'text/plain',
  'text/csv',
] as const;
export type FileType = (typeof PICTURE_TYPES)[number] | (typeof DOCUMENT_TYPES)[number];

/**
 * What an upload is for, with the types and the size that it may have. `attachment`: a file of a company or a case. `picture`: a private
 * picture. `document`: a PDF. `public_picture`: a picture that every visitor may see; staff only.
 */
const UPLOAD_PURPOSES = ['attachment', 'picture', 'document', 'public_picture'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

interface UploadLimit {
  readonly mostBytes: number;
  readonly types: readonly FileType[];
  /** As a person reads it. */
  readonly typeNames: string;
}

const PICTURES = { mostBytes: 15 * MB, types: PICTURE_TYPES, typeNames: 'JPEG, PNG, WebP, AVIF, GIF' } as const;

export const UPLOAD_LIMITS: Readonly<Record<UploadPurpose, UploadLimit>> = {
  attachment: {
    mostBytes: 20 * MB,
    types: [...PICTURE_TYPES, ...DOCUMENT_TYPES],
    typeNames: 'JPEG, PNG, WebP, PDF, Word, Excel, PowerPoint, ODF, ZIP, TXT, CSV',
  },
  picture: PICTURES,
  document: { mostBytes: 20 * MB, types: ['application/pdf'], typeNames: 'PDF' },
  public_picture: PICTURES,
};

/** Problems of every call that takes a file to keep. */
export const UPLOAD_PROBLEMS = [
  'files.missing',
  'files.empty',
  'files.too_large',
  'files.type_not_allowed',
  'files.not_a_picture',
  'files.infected',
  'files.not_scanned',
  'files.not_stored',
  'files.quota_exceeded',
] as const;

/** Problems of every call that reads a sheet and compares it with what there is. */
export const SHEET_PROBLEMS = [
  'files.missing',
  'files.too_large',
  'files.type_not_allowed',
  'imports.unreadable',
  'imports.empty',
  'imports.too_many_lines',
  'imports.too_much',
  'request.work_waiting',
] as const;

/** A stored file as its owner sees it. The links hold for minutes and only for the one who got them. */
export const FileView = shape({
  id: Id,
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int().min(0),
  isPicture: z.boolean(),
  /** A small picture of it; null where it is no picture. */
  thumbnailUrl: z.string().nullable(),
  /** Shows it in the browser: pictures and PDF; null for all others. */
  viewUrl: z.string().nullable(),
  downloadUrl: z.string(),
});

const UPLOADED = {
  access: SIGNED_IN,
  upload: 'stream',
  answer: FileView,
  limit: { requests: 120, seconds: 60 },
} as const;

export const files = routes({
  upload: {
    method: 'POST',
    path: '/files/upload-file',
    ...UPLOADED,
    form: shape({ purpose: z.enum(UPLOAD_PURPOSES).default('attachment') }),
    problems: [...UPLOAD_PROBLEMS, 'access.not_allowed'],
    summary: 'Uploads a file for another call that names its id; a file that no call has named is deleted after a day.',
  },
  discard: {
    method: 'DELETE',
    path: '/files/{id}',
    access: SIGNED_IN,
    params: ById,
    answer: Done,
    problems: ['files.not_found'],
    summary: 'Deletes an own upload that no call has named yet.',
  },
});

export type FileView = z.output<typeof FileView>;
