import type { acting } from '@sjaj/contract';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { beginActing, endActing, ownCompanies } from './service.ts';

export const actingHandlers = (db: Db): Handlers<typeof acting> => ({
  companies: ({ actor, language }) => ownCompanies(db, actor, language),
  async begin({ actor, body: { companyId } }) {
    const title = await beginActing(db, actor, companyId);
    return new WithMessage({ companyId, title }, 'acting.begun', { company: title });
  },
  async end({ actor }) {
    await endActing(db, actor);
    return new WithMessage(null, 'acting.ended');
  },
});
