import type { adminDatasheets } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import type { FileDeps } from '../../files/index.ts';
import { addDatasheet, removeDatasheet } from './service.ts';
import { list } from './store.ts';

export const datasheetHandlers = (deps: FileDeps): Handlers<typeof adminDatasheets> => ({
  list: ({ params }) => list(deps.db, params.articleId),
  async create({ actor, params, file, form, idempotency, now }) {
    const input = { articleId: params.articleId, file, form, idempotency, now };
    return new WithMessage(await addDatasheet(deps, actor, input), 'records.saved');
  },
  async remove({ actor, params: { articleId, id }, now }) {
    await removeDatasheet(deps.db, actor, { articleId, id, now });
    return new WithMessage(null, 'records.deleted');
  },
});
