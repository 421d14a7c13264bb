import type { replacements } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { readPlaces } from './service/places.ts';
import { replaceArticle } from './service/replace.ts';
import { undoReplacement } from './service/undo.ts';

export const replacementHandlers = (db: Db): Handlers<typeof replacements> => ({
  places: (call) => readPlaces(db, call.body, call),
  async create(call) {
    const made = await replaceArticle(db, call);
    return new WithMessage(made, 'replacements.replaced', { count: made.places });
  },
  async undo(call) {
    await undoReplacement(db, call.body.id, call);
    return new WithMessage(null, 'replacements.undone');
  },
});
