-- Two editors of one group of synonyms: the second save is refused.
alter table synonym add column version integer not null default 1;

-- Codes are found without their signs and without the marks of their letters.
create or replace function code_words(code text) returns text language plpgsql immutable parallel safe as $$
begin
  return coalesce(
    code || ' ' ||
    public.code_key(case when octet_length(code) > length(code) then public.search_text(code) else code end), '');
end $$;
update article set catalog_number = catalog_number where octet_length(catalog_number) > length(catalog_number);

-- An article that was ordered from a vendor is in use, too.
create or replace view article_use (article_id, kind, name) as
  select l.article_id, 'order', o.number from sales_order_line l join sales_order o on o.id = l.order_id
  union all select i.article_id, 'saved_cart', c.title from saved_cart_item i join saved_cart c on c.id = i.saved_cart_id
  union all select article_id, 'cart', '' from cart_item
  union all select article_id, 'stock', '' from stock_level where on_hand > 0 or reserved > 0
  union all select p.article_id, 'promotion', n.title->>'bs'
    from promotion_article p join promotion n on n.id = p.promotion_id
  union all select p.article_id, 'contract_price', c.title from contract_price p join company c on c.id = p.company_id
  union all select i.article_id, 'price_list', l.title from price_list_item i join price_list l on l.id = i.price_list_id
  union all select p.article_id, 'part_number', c.title
    from customer_part_number p join company c on c.id = p.company_id
  union all select m.article_id, 'machine', coalesce(c.title, '')
    from machine m left join company c on c.id = m.company_id
  union all select article_id, 'review', '' from review
  union all select article_id, 'request', '' from out_of_stock_request
  union all select article_id, 'request', '' from presentation_request
  union all select l.linked_article_id, 'link', a.code from article_link l join article a on a.id = l.article_id
  union all select article_id, 'purchase', purchase_order_number(purchase_order_id) from purchase_order_line;
