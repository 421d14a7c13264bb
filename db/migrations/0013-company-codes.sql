-- Codes are compared without what separates their parts: "RK-100/L" and "rk 100 l" are one.
create function code_key(code text) returns text language sql immutable parallel safe
  return upper(regexp_replace(code, '[^A-Za-z0-9]', '', 'g'));

create index article_by_code_key on article ((code_key(code) collate "C"));
create index article_by_near_code on article using gist (code_key(code) gist_trgm_ops);
create index article_unit_ean on article_unit (ean) where ean is not null;

-- Part numbers that a company uses for articles of the shop.
create table company_article_code (
  company_id integer not null references company on delete cascade,
  article_id integer not null references article on delete cascade,
  code text not null check (length(code) between 1 and 64),
  primary key (company_id, code)
);
create index company_article_code_key on company_article_code (company_id, (code_key(code) collate "C"));
create index company_article_code_article on company_article_code (article_id);
