import { machineEvents } from './modules/machines/index.ts';
import { datasheetEvents } from './modules/articles/index.ts';
import { authEvents } from './modules/auth/index.ts';
import { availabilityRequestEvents } from './modules/availability-requests/index.ts';
import { careerEvents } from './modules/careers/index.ts';
import { cartEvents } from './modules/cart/index.ts';
import { companyEvents } from './modules/companies/index.ts';
import { complaintEvents } from './modules/complaints/index.ts';
import { messageEvents } from './modules/messages/index.ts';
import { noteEvents } from './modules/notes/index.ts';
import { newsletterEvents } from './modules/newsletter/index.ts';
import { orderEvents } from './modules/orders/index.ts';
import { paymentEvents } from './modules/payments/index.ts';
import { presentationEvents } from './modules/presentations/index.ts';
import { questionEvents } from './modules/questions/index.ts';
import { savedCartEvents } from './modules/saved-carts/index.ts';
import { stockEvents } from './modules/stock/index.ts';
import { withdrawalEvents } from './modules/withdrawals/index.ts';
import { userFileEvents } from './modules/user-files/index.ts';

/** Every topic that this version knows: an event of another one is left to the servers that know it. */
export const TOPICS: readonly string[] = [
  authEvents,
  availabilityRequestEvents,
  careerEvents,
  cartEvents,
  companyEvents,
  complaintEvents,
  datasheetEvents,
  messageEvents,
  newsletterEvents,
  noteEvents,
  orderEvents,
  paymentEvents,
  presentationEvents,
  questionEvents,
  savedCartEvents,
  stockEvents,
  userFileEvents,
  machineEvents,
  withdrawalEvents,
].flatMap(({ declared }) => Object.keys(declared));
