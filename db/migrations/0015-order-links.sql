-- An order shows what it was merged into, split into and made of; most orders are none of it.
create index sales_order_merged_into on sales_order (merged_into_id) where merged_into_id is not null;
create index sales_order_split_from on sales_order (split_from_id) where split_from_id is not null;
