import { createUploader } from '@sjaj/app-kit';
import type { Uploader } from '@sjaj/client';
import { readToken } from '../session/token.ts';
import { guarded } from './api.ts';

const upload = createUploader({ token: readToken });

/** Sends files to calls that take an upload. */
export const sendUpload: Uploader = (route, call, progress) =>
  guarded(route, (owner) => upload(route, call, { ...progress, owner }));
