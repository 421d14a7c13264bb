-- Searches of lists find all words of what is typed, in any order, in either script, codes and telephone numbers without their separators.
-- The function may not change with the server any more, so that columns and indexes hold what it gives: no dictionary of unaccent. Its
-- answer has words of letters and digits, single spaces between them and one at both ends; `searchTextOf` of the domain gives the same.
create or replace function search_text(words text) returns text
language sql immutable strict parallel safe
return ' ' || trim(regexp_replace(
  regexp_replace(
    regexp_replace(
      translate(
        replace(replace(replace(replace(
          regexp_replace(normalize(lower(words collate pg_unicode_fast), nfkd), '[\u0300-\u036f]', '', 'g'),
          'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz'), 'ß', 'ss'),
        'абвгдђежзијклмнопрстћуфхцчшđ',
        'abvgddezzijklmnoprstcufhccsd'
      ),
      'dj+', 'd', 'g'
    ),
    '[^[:alnum:]]+' collate pg_unicode_fast, ' ', 'g'
  ),
  '\m([0-9]+)(l|ml|dl|cl|kg|g|mg|mm|cm|m|m2|w|kw|v|kom|pak)\M', '\1 \2', 'g'
)) || ' ';

-- A code as it is written and without its separators.
create function code_words(code text) returns text language sql immutable parallel safe
  return coalesce(code || ' ' || code_key(code), '');

-- A telephone number as people type it at home: digits only, from 0.
create function phone_words(phone text) returns text language sql immutable parallel safe
  return coalesce(regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00)?387', '0'), '');

-- A text in all languages.
create function content_words(content jsonb) returns text language sql immutable parallel safe
  return coalesce(content->>'bs', '') || ' ' || coalesce(content->>'hr', '') || ' ' || coalesce(content->>'srLatn', '')
    || ' ' || coalesce(content->>'srCyrl', '') || ' ' || coalesce(content->>'en', '');

alter table brand add column search_words text generated always as (search_text(title)) stored;
alter table article add column search_words text generated always as (
  search_text(code_words(code) || ' ' || code_words(catalog_number) || ' ' || coalesce(ean, '') || ' ' || content_words(title))
) stored;
alter table company add column search_words text generated always as (
  search_text(title || ' ' || jib || ' ' || coalesce(code_words(external_company_id), '') || ' ' || coalesce(address, '')
    || ' ' || coalesce(email, '') || ' ' || phone_words(phone))
) stored;
alter table user_account add column search_words text generated always as (
  search_text(first_name || ' ' || last_name || ' ' || coalesce(username, '') || ' ' || coalesce(email, '') || ' ' || phone_words(phone))
) stored;
alter table sales_order add column search_words text generated always as (
  search_text(code_words(number) || ' ' || coalesce(code_words(customer_reference), '') || ' ' || coalesce(company_title, '')
    || ' ' || orderer_name || ' ' || coalesce(orderer_email, '') || ' ' || coalesce(delivery_address->>'contactPerson', '')
    || ' ' || phone_words(delivery_address->>'phone') || ' ' || coalesce(delivery_address->>'street', '')
    || ' ' || coalesce(delivery_address->>'town', ''))
) stored;

create index article_search_words on article using gin (search_words gin_trgm_ops);
create index company_search_words on company using gin (search_words gin_trgm_ops);
create index user_account_search_words on user_account using gin (search_words gin_trgm_ops);
create index sales_order_search_words on sales_order using gin (search_words gin_trgm_ops);

alter table audit_entry disable trigger audit_entry_append_only;
update audit_entry set search_words = search_text(user_name || ' ' || coalesce(title, ''));
alter table audit_entry enable trigger audit_entry_append_only;
