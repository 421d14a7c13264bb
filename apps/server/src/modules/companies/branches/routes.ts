import type { branches } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { companyBranches, saveBranchesOf } from './service.ts';

export const branchHandlers = (db: Db): Handlers<typeof branches> => ({
  list: ({ actor, language }) => companyBranches(db, actor, language),
  async saveMember({ actor, params, body, language }) {
    const name = await saveBranchesOf(db, actor, { userId: params.id, limit: body });
    return new WithMessage(await companyBranches(db, actor, language), 'companies.user_saved', { name });
  },
});
