import type { withdrawals } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import type { Settings } from '../settings/index.ts';
import { readWithdrawals, withdraw } from './service/withdraw.ts';

export const withdrawalHandlers = (db: Db, settings: () => Promise<Settings>): Handlers<typeof withdrawals> => ({
  async ofOrder({ params, ...context }) {
    const { withdrawalDays: days } = await settings();
    return readWithdrawals(db, { ...context, orderId: params.id, days });
  },
  async create({ params, body, ...context }) {
    const { withdrawalDays: days } = await settings();
    const declared = await withdraw(db, { ...context, orderId: params.id, days, form: body });
    return new WithMessage(declared, 'withdrawals.declared');
  },
});
