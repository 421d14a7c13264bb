-- Whoever shows a line of a cart or an order asks for the first category of its article alone: from the index, without the rows.
create index article_category_first on article_category (article_id, position, category_id);
