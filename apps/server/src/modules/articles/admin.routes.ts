import type { AdminArticle, AdminArticleRow, adminArticles, articleArchive } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import type { Db } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { correctStock } from '../stock/index.ts';
import { archiveArticle, restoreArticle } from './service/archive-article.ts';
import { deleteArticle } from './service/delete-article.ts';
import { addLibraryPicture, addPicture, orderPictures } from './service/pictures.ts';
import { quickEdit } from './service/quick-edit.ts';
import { createArticle, saveArticle } from './service/save-article.ts';
import { readGrid, saveGrid } from './variations/service.ts';
import { one } from './store/articles.ts';
import { options } from './store/form-options.ts';
import { page, row } from './store/list.ts';
import { priceHistory } from './store/price-history.ts';
import { historyView, articleView, type CategoryLookup, optionsView, type Reader, rowView } from './views.ts';

interface ArticleDeps {
  readonly db: Db;
  readonly storage: Storage;
  /** The taxonomy as listings use it; replaced when it changes. */
  readonly model: { readonly references: CategoryLookup };
}

async function readArticle(db: Db, id: number, reader: Reader): Promise<AdminArticle> {
  const stored = await one(db, id);
  if (!stored) throw new Problem('articles.not_found', 404);
  return articleView(stored, reader);
}

export function adminArticleHandlers({ db, model, storage }: ArticleDeps): Handlers<typeof adminArticles> {
  const article = (id: number, reader: Reader): Promise<AdminArticle> => readArticle(db, id, reader);

  async function listed(id: number, reader: Reader): Promise<AdminArticleRow> {
    const stored = await row(db, id);
    if (!stored) throw new Problem('articles.not_found', 404);
    return rowView(stored, model.references, reader);
  }

  return {
    list: async ({ body, actor, language }) =>
      pagedRows(await page(db, body, language), body, (one) => rowView(one, model.references, { actor, language })),
    options: async ({ language }) => optionsView(await options(db), language),
    one: ({ params, ...reader }) => article(params.id, reader),
    priceHistory: async ({ actor, params }) => {
      const moves = await priceHistory(db, params.id);
      if (!moves) throw new Problem('articles.not_found', 404);
      return moves.map((move) => historyView(move, actor));
    },
    create: async (call) => {
      const id = await createArticle(db, call.actor, call.body, call.idempotency);
      return new WithMessage(await article(id, call), 'articles.saved');
    },
    update: async (call) => {
      const { version, ...form } = call.body;
      await saveArticle(db, call.actor, { id: call.params.id, version, form });
      return new WithMessage(await article(call.params.id, call), 'articles.saved');
    },
    remove: async ({ actor, params, language }) => {
      await deleteArticle(db, actor, { id: params.id, language });
      return new WithMessage(null, 'records.deleted');
    },
    quickEdit: async (call) => {
      await quickEdit(db, call.actor, { id: call.params.id, ...call.body });
      return new WithMessage(await listed(call.params.id, call), 'articles.saved');
    },
    correctStock: async (call) => {
      await correctStock(db, call.actor, { articleId: call.params.id, correction: { kind: 'counted', ...call.body } });
      return new WithMessage(await listed(call.params.id, call), 'articles.stock_corrected');
    },
    variation: ({ params, language }) => readGrid(db, params.id, language),
    saveVariation: async (call) => {
      await saveGrid(db, call);
      return new WithMessage(await readGrid(db, call.params.id, call.language), 'articles.saved');
    },
    addPicture: async (call) => {
      await addPicture({ db, storage }, call.actor, call.params.id, call.file);
      return new WithMessage(await article(call.params.id, call), 'articles.picture_added');
    },
    addLibraryPicture: async (call) => {
      await addLibraryPicture(db, call.actor, call.params.id, call.body.pictureId);
      return new WithMessage(await article(call.params.id, call), 'articles.picture_added');
    },
    orderPictures: async (call) => {
      await orderPictures(db, call.actor, call.params.id, call.body.pictureIds);
      return new WithMessage(await article(call.params.id, call), 'articles.saved');
    },
  };
}

export const articleArchiveHandlers = (db: Db): Handlers<typeof articleArchive> => ({
  add: async (call) => {
    await archiveArticle(db, call.actor, { id: call.params.id, ...call.body, now: call.now });
    return new WithMessage(await readArticle(db, call.params.id, call), 'articles.archived');
  },
  restore: async (call) => {
    await restoreArticle(db, call.actor, { id: call.params.id, ...call.body });
    return new WithMessage(await readArticle(db, call.params.id, call), 'articles.restored');
  },
});
