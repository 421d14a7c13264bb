-- What the start page of the back office counts and lists without reading all articles and all orders.
create index article_hidden on article (id) where not is_visible_on_web;
-- Oldest first: the orders that wait for approval (created and paid) are the newest of all.
create index sales_order_to_approve on sales_order (placed_at, id) where status in (1, 2);
