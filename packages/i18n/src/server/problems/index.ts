import { access } from './access.ts';
import { addresses } from './addresses.ts';
import { articles } from './articles.ts';
import { auth } from './auth.ts';
import { brands } from './brands.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { companies } from './companies.ts';
import { complaints } from './complaints.ts';
import { content } from './content.ts';
import { coupons } from './coupons.ts';
import { documents } from './documents.ts';
import { files } from './files.ts';
import { finance } from './finance.ts';
import { geography } from './geography.ts';
import { imports } from './imports.ts';
import { messages } from './messages.ts';
import { newsletter } from './newsletter.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { records } from './records.ts';
import { references } from './references.ts';
import { request } from './request.ts';
import { settings } from './settings.ts';
import { stock } from './stock.ts';
import { users } from './users.ts';
import { wishlist } from './wishlist.ts';

/** What may go wrong, by code: the part before the dot is the domain. */
export const problems = {
  access,
  addresses,
  articles,
  auth,
  brands,
  cart,
  catalogue,
  checkout,
  companies,
  complaints,
  content,
  coupons,
  documents,
  files,
  finance,
  geography,
  imports,
  messages,
  newsletter,
  orders,
  payments,
  records,
  references,
  request,
  settings,
  stock,
  users,
  wishlist,
};
