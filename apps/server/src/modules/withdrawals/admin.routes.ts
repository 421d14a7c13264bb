import type { adminWithdrawals } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { paged, WithMessage } from '../../platform/http/answers.ts';
import { answerWithdrawal } from './service/answer.ts';
import { countWithdrawals, listWithdrawals } from './store/withdrawals.ts';
import { adminWithdrawalView } from './views.ts';

export const adminWithdrawalHandlers = (db: Db): Handlers<typeof adminWithdrawals> => ({
  async list({ body: { page, pageSize, view, quickSearch: text } }) {
    const [rows, totalItems] = await Promise.all([
      listWithdrawals(db, { view, text, page, pageSize }),
      countWithdrawals(db, { view, text }),
    ]);
    return paged({ items: rows.map(adminWithdrawalView), totalItems, page, pageSize });
  },
  async answer({ params: { id }, body, actor, now }) {
    await answerWithdrawal(db, actor, { id, ...body, now });
    return new WithMessage(null, 'withdrawals.answered');
  },
});
