import { z } from 'zod';
import { FileView, UPLOAD_PROBLEMS } from './files.ts';
import { BACK_OFFICE, EVERYONE, routes } from './route.ts';
import { ById, Done, Id, Instant, ListRequest, longText, Phone, plainName, shape } from './shapes.ts';

export const JobApplicationForm = shape({
  name: plainName(100),
  email: z.email().max(200),
  phone: Phone,
  /** A field of a multipart body is short. */
  message: longText(450).default(''),
});

const JobApplication = shape({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  cv: FileView.nullable(),
  receivedAt: Instant,
  handledAt: Instant.nullable(),
});

export const careers = routes({
  apply: {
    method: 'POST',
    path: '/careers/apply',
    access: EVERYONE,
    upload: 'stream',
    form: JobApplicationForm,
    answer: Done,
    limit: { requests: 5, seconds: 3_600, freeRequests: 2 },
    problems: [...UPLOAD_PROBLEMS],
    summary: 'Applies for work, with the CV as the file: PDF, Word, ODF, text or a picture.',
  },
});

export const adminJobApplications = routes({
  list: {
    method: 'POST',
    path: '/admin/job-applications/get-job-applications',
    reads: true,
    access: BACK_OFFICE,
    body: shape({ ...ListRequest.shape, view: z.enum(['waiting', 'handled', 'all']).default('waiting') }),
    answer: JobApplication,
    paged: true,
    summary: 'Applications for work, the newest first.',
  },
  handle: {
    method: 'PUT',
    path: '/admin/job-applications/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ isHandled: z.boolean() }),
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Marks an application as handled, or as waiting again.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/job-applications/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Deletes an application with its CV.',
  },
});

export type JobApplication = z.output<typeof JobApplication>;
export type JobApplicationForm = z.output<typeof JobApplicationForm>;
