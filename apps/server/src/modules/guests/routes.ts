import type { guests } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { resendConfirmation } from '../orders/index.ts';
import type { Settings } from '../settings/index.ts';
import { beginGuest } from './service/guests.ts';
import { confirmByLink, openOrder } from './service/order-links.ts';

export const guestHandlers = (db: Db, settings: () => Promise<Settings>): Handlers<typeof guests> => ({
  begin: (call) => beginGuest(db, call),
  openOrder: (call) => openOrder(db, call.body.token, call),
  confirmEmail: ({ body, now }) => confirmByLink(db, body.token, now),
  async resendConfirmation(call) {
    const { guestOrders } = await settings();
    return new WithMessage(await resendConfirmation(db, guestOrders, call), 'orders.confirmation_sent');
  },
});
