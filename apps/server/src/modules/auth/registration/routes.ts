import type { registration } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { type SessionDeps, sessionInputOf } from '../service/session-input.ts';
import { confirmRegistration, register } from './service.ts';

export const registrationHandlers = (db: Db, deps: SessionDeps): Handlers<typeof registration> => ({
  async register({ body, language, now, idempotency }) {
    const isOpen = (await deps.shop()).shopMode === 'open';
    await register(db, { form: body, language, now, isOpen, idempotency });
    return new WithMessage(null, 'auth.registration_sent');
  },
  async confirm(call) {
    const { token, password } = call.body;
    return confirmRegistration(db, { ...(await sessionInputOf(deps, call)), token, password });
  },
});
