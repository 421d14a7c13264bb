import { useUploads } from '@sjaj/app-kit';
import { files, type FileView, MOST_COMPLAINT_FILES } from '@sjaj/contract';
import { sendUpload } from '../../shared/api/send-upload.ts';

/** Uploads for a message: pictures and documents. */
export const useComplaintUploads = (onStored?: (file: FileView) => void) =>
  useUploads<FileView>({
    purpose: 'attachment',
    most: MOST_COMPLAINT_FILES,
    send: async (file, { signal, onProgress }) =>
      (await sendUpload(files.upload, { file, form: { purpose: 'attachment' } }, { signal, onProgress })).data,
    ...(onStored && { onStored }),
  });
