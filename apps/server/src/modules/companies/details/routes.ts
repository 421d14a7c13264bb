import type { companyDetails } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { visibleAmount } from '../../../kernel/visible-amount.ts';
import type { Db } from '../../../platform/database/db.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { companyOf } from '../ordering/service.ts';
import { requestChange } from './service.ts';
import * as store from './store.ts';
import { changeView } from './views.ts';

export const companyDetailsHandlers = (db: Db): Handlers<typeof companyDetails> => ({
  async one({ actor, language }) {
    const companyId = companyOf(actor);
    const [details, last] = await Promise.all([store.details(db, companyId), store.lastChange(db, companyId)]);
    if (!details) throw new Problem('companies.not_found', 404);
    return {
      ...details,
      town: localised(details.town, language),
      creditLimit: visibleAmount(actor)(details.creditLimit),
      lastChange: last ? changeView(last, language) : null,
    };
  },
  async requestChange({ actor, body: { note, ...wanted }, idempotency }) {
    await requestChange(db, actor, { wanted, note: note === undefined || note === '' ? null : note, idempotency });
    return new WithMessage(null, 'companies.change_requested');
  },
  contactPersons: async ({ actor: { companyId } }) => (companyId === null ? [] : store.contactPersons(db, companyId)),
});
