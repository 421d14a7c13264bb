import type { adminPayments, payments } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import type { PaymentDeps } from './desk.ts';
import { attemptsForStaff, paymentOf } from './service/read.ts';
import { sendRefund } from './service/refund.ts';
import { payAgain } from './service/start.ts';

export const paymentHandlers = (db: Db, deps: PaymentDeps): Handlers<typeof payments> => ({
  ofOrder: (call) => paymentOf(db, deps, call),
  start: (call) => payAgain(db, deps, call),
});

export const adminPaymentHandlers = (db: Db, { cards }: PaymentDeps): Handlers<typeof adminPayments> => ({
  ofOrder: (call) => attemptsForStaff(db, call.params.id, call.now),
  sendRefund: async (call) => new WithMessage(await sendRefund(db, cards, call), 'payments.refunded'),
});
