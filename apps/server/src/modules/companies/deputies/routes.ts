import type { deputies } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { endDeputy, listDeputies, nameDeputy } from './service.ts';

export const deputyHandlers = (db: Db): Handlers<typeof deputies> => ({
  list: (call) => listDeputies(db, call),
  async name({ actor, now, body, idempotency }) {
    const deputy = await nameDeputy(db, { actor, now, form: body, idempotency });
    return new WithMessage(deputy, 'companies.deputy_named', { name: deputy.deputy.name });
  },
  async end(call) {
    await endDeputy(db, call, call.params.id);
    return new WithMessage(null, 'companies.deputy_ended');
  },
});
