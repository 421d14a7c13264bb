import type { payments } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import type { PaymentDeps } from './service/gateway.ts';
import { readPayment } from './service/read-payments.ts';
import { payAgain } from './service/start-payment.ts';

export const paymentHandlers = (db: Db, deps: PaymentDeps): Handlers<typeof payments> => ({
  ofOrder: (call) => readPayment(db, deps, call),
  start: (call) => payAgain(db, deps, call),
});
