import type { impersonation } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { beginImpersonation, endImpersonation, type ImpersonationDeps, listAssignedCompanies } from './service.ts';

export const impersonationHandlers = (deps: ImpersonationDeps): Handlers<typeof impersonation> => ({
  companies: ({ actor, language }) => listAssignedCompanies(deps, actor, language),
  async begin({ actor, body: { companyId } }) {
    const title = await beginImpersonation(deps.db, actor, companyId);
    return new WithMessage({ companyId, title }, 'acting.begun', { company: title });
  },
  async end({ actor }) {
    await endImpersonation(deps.db, actor);
    return new WithMessage(null, 'acting.ended');
  },
});
