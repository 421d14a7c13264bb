import type { AdminPicture, adminPictures } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Handlers } from '../../kernel/handlers.ts';
import type { PictureDeps } from '../../kernel/picture-records.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { removeLibraryPicture, replaceFile, savePicture, uploadPicture } from './service.ts';
import * as store from './store.ts';
import { pictureView } from './views.ts';

/** Staff keep the library of pictures. */
export function adminPictureHandlers(deps: PictureDeps): Handlers<typeof adminPictures> {
  const { db } = deps;
  const read = async (id: number, language: Language): Promise<AdminPicture> => {
    const row = await store.one(db, id);
    if (!row) throw new Problem('records.not_found', 404);
    return pictureView(row, language);
  };
  return {
    one: ({ params, language }) => read(params.id, language),
    list: async ({ body, language }) =>
      pagedRows(await store.page(db, body), body, (row) => pictureView(row, language)),
    upload: async ({ actor, file, language }) => {
      const id = await uploadPicture(deps, actor, file);
      return new WithMessage(await read(id, language), 'articles.picture_added');
    },
    update: async ({ actor, params: { id }, body: { version, ...form }, language }) => {
      await savePicture(db, actor, { id, version, form });
      return new WithMessage(await read(id, language), 'records.saved');
    },
    replace: async ({ actor, params: { id }, file, language }) => {
      await replaceFile(deps, actor, id, file);
      return new WithMessage(await read(id, language), 'records.saved');
    },
    remove: async ({ actor, params }) => {
      await removeLibraryPicture(deps, actor, params.id);
      return new WithMessage(null, 'records.deleted');
    },
  };
}
