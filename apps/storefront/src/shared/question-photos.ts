import { useUploads } from '@sjaj/app-kit';
import { type FileView, MOST_QUESTION_PHOTOS, questions } from '@sjaj/contract';
import { sendUpload } from './api/send-upload.ts';
import { inCart } from './cart-owner.ts';

/**
 * Photos of a question to staff, which are sent while one types. A guest gets a token with the first of them, as with the first article in
 * the cart.
 */
export const useQuestionPhotos = (onStored: () => void) =>
  useUploads<FileView>({
    purpose: 'picture',
    most: MOST_QUESTION_PHOTOS,
    send: (file, { signal, onProgress }) =>
      inCart(async () => (await sendUpload(questions.addPhoto, { file }, { signal, onProgress })).data),
    onStored,
  });
