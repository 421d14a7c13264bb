import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from './http.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Tables that name a user and are not erased, with the reason. */
const NOT_ERASED: Readonly<Record<string, string>> = {
  sales_order: 'base of invoices',
  sales_order_edit: 'part of the order',
  sales_order_history: 'part of the order',
  coupon_use: 'part of the order',
  payment_refund: 'part of the order',
  company_representative: 'staff',
  api_key: 'staff',
  customer_visit: 'staff',
  list_view: 'staff',
  default_list_view: 'staff',
  record_note: 'staff',
  record_note_mention: 'staff',
  record_import: 'staff',
  price_change: 'staff',
  purchase_order: 'staff',
  withdrawal: 'anonymised: proof of what was declared',
  stock_import: 'staff',
  stock_movement: 'staff',
  complaint: 'anonymised: the case of the company',
  complaint_entry: 'anonymised: the case of the company',
  saved_cart: 'shared ones are the company’s',
  account_request: 'anonymised: the registration of the company',
  account_request_event: 'staff',
  data_change: 'a change of the company; it names the account, which has no name any more',
  job_application: 'staff',
  user_file: 'the file is the company’s, without the name of who has added it',
  stored_file: 'the file is the company’s, its uploader is removed',
};

it('every table that names a user is erased or kept for a reason', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'user_account'::regclass order by 1, 2
  `.execute(shop.db);
  const unknown = rows.map(({ table }) => table).filter((table) => !(table in NOT_ERASED) && !ERASED.includes(table));
  expect(rows.length).toBeGreaterThan(20);
  expect(unknown).toEqual([]);
});

const ERASED = [
  'customer_question',
  'article_replacement',
  'consent',
  'account_link',
  'approval_deputy',
  'order_approval_link',
  'bonus_entry',
  'branch_limit',
  'address',
  'cart',
  'login_challenge',
  'login_device',
  'login_network',
  'notification_choice',
  'out_of_stock_request',
  'outgoing_mail',
  'passkey',
  'poll_vote',
  'preferred_address',
  'presentation_request',
  'purchased_article',
  'recovery_code',
  'review',
  'second_factor',
  'session',
  'social_identity',
  'system_message',
  'wish_list_item',
];
