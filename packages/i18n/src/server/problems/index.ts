import { access } from './access.ts';
import { account } from './account.ts';
import { accountRequests } from './account-requests.ts';
import { acting } from './acting.ts';
import { addresses } from './addresses.ts';
import { apiKeys } from './api-keys.ts';
import { articles } from './articles.ts';
import { auditLog } from './audit-log.ts';
import { auth } from './auth.ts';
import { brands } from './brands.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { checkout } from './checkout.ts';
import { companies } from './companies.ts';
import { complaints } from './complaints.ts';
import { consents } from './consents.ts';
import { content } from './content.ts';
import { bonus } from './bonus.ts';
import { coupons } from './coupons.ts';
import { documents } from './documents.ts';
import { replacements } from './replacements.ts';
import { safetySheets } from './safety-sheets.ts';
import { files } from './files.ts';
import { finance } from './finance.ts';
import { geography } from './geography.ts';
import { guests } from './guests.ts';
import { imports } from './imports.ts';
import { jobs } from './jobs.ts';
import { labels } from './labels.ts';
import { lists } from './lists.ts';
import { machines } from './machines.ts';
import { notes } from './notes.ts';
import { visits } from './visits.ts';
import { mails } from './mails.ts';
import { messages } from './messages.ts';
import { newsletter } from './newsletter.ts';
import { orders } from './orders.ts';
import { partNumbers } from './part-numbers.ts';
import { payments } from './payments.ts';
import { pricing } from './pricing.ts';
import { prices } from './prices.ts';
import { purchasing } from './purchasing.ts';
import { records } from './records.ts';
import { references } from './references.ts';
import { reports } from './reports.ts';
import { request } from './request.ts';
import { sales } from './sales.ts';
import { settings } from './settings.ts';
import { secondFactor } from './second-factor.ts';
import { shipping } from './shipping.ts';
import { stock } from './stock.ts';
import { users } from './users.ts';
import { webhooks } from './webhooks.ts';
import { wishlist } from './wishlist.ts';
import { questions } from './questions.ts';
import { withdrawals } from './withdrawals.ts';

/** What may go wrong, by code: the part before the dot is the domain. */
export const problems = {
  access,
  account,
  accountRequests,
  acting,
  addresses,
  apiKeys,
  articles,
  auditLog,
  auth,
  brands,
  cart,
  catalogue,
  categories,
  checkout,
  companies,
  complaints,
  consents,
  content,
  bonus,
  coupons,
  documents,
  replacements,
  safetySheets,
  files,
  finance,
  geography,
  guests,
  imports,
  jobs,
  labels,
  lists,
  machines,
  notes,
  visits,
  mails,
  messages,
  newsletter,
  orders,
  partNumbers,
  payments,
  prices,
  pricing,
  purchasing,
  records,
  references,
  reports,
  request,
  sales,
  secondFactor,
  settings,
  shipping,
  stock,
  users,
  wishlist,
  webhooks,
  questions,
  withdrawals,
};
