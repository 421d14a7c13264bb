import type pg from 'pg';

const DAY = `interval '1 day'`;
const MAIL_RETENTION = `interval '180 days'`;

/**
 * What orders of every tenth company leave behind in other tables, by rows alike: the step of staff with its audit entry, movements of the stock,
 * an invoice and its payment, a message and a mail. The orders of the last month are not paid yet.
 */
export async function addTraces(client: pg.Client): Promise<void> {
  await client.query(`
    create temp table done as
      select o.id, o.number, o.company_id, o.user_id, o.total, o.placed_at, u.email
      from sales_order o join user_account u on u.id = o.user_id
      where o.number like 'N-%' and o.status = 5 and o.company_id % 10 = 0;
    create temp table member as
      select id, first_name || ' ' || last_name as name from user_account where role = 'administrator' order by id limit 1;
    insert into sales_order_history (order_id, from_status, to_status, user_name, user_id, at)
      select d.id, 1, 5, m.name, m.id, d.placed_at + ${DAY} from done d cross join member m;
    insert into audit_entry (at, user_id, user_name, action, entity, entity_id, before, after, title, search_words)
      select d.placed_at + ${DAY}, m.id, m.name, 'orders.status', 'sales_order', d.id, '{"status":1}', '{"status":5}', d.number,
        search_text(m.name || ' ' || d.number)
      from done d cross join member m order by d.id;
    insert into stock_movement (article_id, at, kind, on_hand_change, reserved_change, order_id)
      select l.article_id, d.placed_at + ${DAY}, 'hand_over', -l.quantity, -l.quantity, d.id
      from done d join sales_order_line l on l.order_id = d.id order by d.id;
    insert into finance_record (company_id, doc_date, booking_date, account, account_number, kind, owes, claims, payment_term,
        settles, open_amount, order_id)
      select d.company_id, day, day, '2110', b.prefix || d.id, b.kind, b.owes * d.total, (1 - b.owes) * d.total,
        case when b.owes = 1 then day + 30 end, case when b.owes = 0 then 'R-' || d.id end,
        case when d.placed_at > now() - interval '30 days' then d.total else 0 end, d.id
      from done d cross join (values ('R-', 'invoice', 1, 1), ('U-', 'payment', 0, 25)) b (prefix, kind, owes, days)
        cross join lateral (select (d.placed_at + b.days * ${DAY})::date) due (day)
      where b.owes = 1 or d.placed_at <= now() - interval '30 days' order by d.id;
    insert into system_message (user_id, kind, facts, link, created_at, read_at, order_id)
      select user_id, 'message.orderDelivered', jsonb_build_object('number', number), '/profile/orders/' || id, placed_at + ${DAY},
        placed_at + 2 * ${DAY}, id
      from done order by id;
    insert into outgoing_mail (event_key, kind, facts, order_id, user_id, to_address, to_name, language, sees_prices, subject,
        text_body, html_body, state, attempts, queued_at, sent_at, created_at)
      select 'bench ' || id, 'message.orderDelivered', jsonb_build_object('number', number), id, user_id, email, 'Ana Anić', 'bs', true,
        'Narudžba ' || number, repeat(number || ' ', 200), repeat('<p>' || number || '</p>', 400), 'sent', 1, placed_at, placed_at, placed_at
      from done where placed_at > now() - ${MAIL_RETENTION} order by id;
    drop table done, member`);
}
