import type { adminPayments } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import type { PaymentDeps } from './service/gateway.ts';
import { readAttempts } from './service/read-payments.ts';
import { sendRefund } from './service/send-refund.ts';

export const adminPaymentHandlers = (db: Db, { cards }: PaymentDeps): Handlers<typeof adminPayments> => ({
  ofOrder: (call) => readAttempts(db, call, call.params.id),
  sendRefund: async (call) => new WithMessage(await sendRefund(db, cards, call), 'payments.refunded'),
});
