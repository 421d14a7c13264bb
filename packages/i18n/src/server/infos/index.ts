import { account } from './account.ts';
import { addresses } from './addresses.ts';
import { articles } from './articles.ts';
import { cart } from './cart.ts';
import { complaints } from './complaints.ts';
import { documents } from './documents.ts';
import { files } from './files.ts';
import { messages } from './messages.ts';
import { newsletter } from './newsletter.ts';
import { orders } from './orders.ts';
import { records } from './records.ts';
import { wishlist } from './wishlist.ts';

/** What a call that went well says, by code. */
export const infos = {
  account,
  addresses,
  articles,
  cart,
  complaints,
  documents,
  files,
  messages,
  newsletter,
  orders,
  records,
  wishlist,
};
