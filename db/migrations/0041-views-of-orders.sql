-- What lower modules may know of orders. The module `orders` keeps these views: the statuses in them are those of its rules.

-- A company's orders that are not invoiced yet, in feninga with VAT, and when its last order was placed.
create view company_order_total as
  select company_id, coalesce(sum(total) filter (where status = any ('{-1,1,2,9,10}')), 0)::bigint as open_total,
    max(placed_at) as last_order_at
  from sales_order where company_id is not null group by company_id;

-- Orders that are neither cancelled nor replaced by merging or splitting.
create view live_order as
  select id, company_id, user_id, placed_at, total from sales_order where status <> all ('{3,6,7}');

-- One row for each order that was placed with a coupon and still uses it, itself or as what it became by splitting and merging.
create view coupon_use as
  select o.coupon_id, o.id as order_id, o.company_id, o.user_id from sales_order o
  where o.coupon_id is not null and o.split_from_id is null
    and not exists (select from sales_order source where source.merged_into_id = o.id)
    and (o.status <> all ('{3,6,7}') or (o.status = any ('{6,7}') and exists (
      with recursive outcome (id, status) as (
        select o.id, o.status
        union
        select made.id, made.status from outcome
          join sales_order source on source.id = outcome.id
          join sales_order made on made.split_from_id = source.id or made.id = source.merged_into_id
      )
      select from outcome where status <> all ('{3,6,7}'))));

-- What pre-orders wait for, by article.
create view back_ordered_line as
  select l.article_id, o.id as order_id, o.number as order_number,
    coalesce(o.company_title, o.orderer_name) as customer, o.placed_at, l.quantity, l.quantity - l.reserved as missing
  from sales_order o join sales_order_line l on l.order_id = o.id
  where o.status = -1 and l.reserved < l.quantity;

-- Pieces that orders hold in stock. Merged and split orders keep their lines, but have passed the goods on.
create view reserved_line as
  select l.article_id, o.id as order_id, l.reserved
  from sales_order o join sales_order_line l on l.order_id = o.id
  where o.status = any ('{-1,1,2,9,10}');

-- How an order is named where something refers to it.
create view order_reference as
  select id, number, status, orderer_name from sales_order;
