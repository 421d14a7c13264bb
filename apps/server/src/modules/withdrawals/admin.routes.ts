import type { adminWithdrawals } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { answerWithdrawal } from './service/answer.ts';
import { page } from './store/withdrawals.ts';
import { adminWithdrawalView } from './views.ts';

export const adminWithdrawalHandlers = (db: Db): Handlers<typeof adminWithdrawals> => ({
  list: async ({ body }) => pagedRows(await page(db, body), body, adminWithdrawalView),
  async answer({ params: { id }, body, actor, now }) {
    await answerWithdrawal(db, actor, { id, ...body, now });
    return new WithMessage(null, 'withdrawals.answered');
  },
});
