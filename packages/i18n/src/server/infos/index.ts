import { account } from './account.ts';
import { accountRequests } from './account-requests.ts';
import { acting } from './acting.ts';
import { addresses } from './addresses.ts';
import { articles } from './articles.ts';
import { auth } from './auth.ts';
import { careers } from './careers.ts';
import { cart } from './cart.ts';
import { companies } from './companies.ts';
import { complaints } from './complaints.ts';
import { consents } from './consents.ts';
import { documents } from './documents.ts';
import { replacements } from './replacements.ts';
import { files } from './files.ts';
import { jobs } from './jobs.ts';
import { mails } from './mails.ts';
import { newsletter } from './newsletter.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { purchasing } from './purchasing.ts';
import { records } from './records.ts';
import { secondFactor } from './second-factor.ts';
import { users } from './users.ts';
import { wishlist } from './wishlist.ts';
import { webhooks } from './webhooks.ts';
import { questions } from './questions.ts';
import { withdrawals } from './withdrawals.ts';

/** What a call that went well says, by code. */
export const infos = {
  account,
  accountRequests,
  acting,
  addresses,
  articles,
  auth,
  careers,
  cart,
  companies,
  complaints,
  consents,
  documents,
  replacements,
  files,
  jobs,
  mails,
  newsletter,
  orders,
  payments,
  purchasing,
  records,
  secondFactor,
  users,
  wishlist,
  webhooks,
  questions,
  withdrawals,
};
