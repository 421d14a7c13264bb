-- What a mail says, from which its text and its HTML are rendered: a fifth of their length. Mails of before keep theirs in the other two columns.
alter table outgoing_mail add column letter json;

-- Each statement that writes a table prepares the expressions of its generated columns, with the bodies of all functions in SQL: a tenth of
-- what it costs to write an order. In PL/pgSQL they are prepared once in a connection. They answer what they did. A restored backup has no
-- search path, so a function of ours is called with its schema.
create or replace function search_text(words text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := lower(words collate pg_unicode_fast);
begin
  -- What is ASCII has nothing to be taken apart or transliterated, and most texts are once they have lost their accents.
  if octet_length(plain) > length(plain) then
    plain := regexp_replace(normalize(plain, nfkd), '[\u0300-\u036f]', '', 'g');
  end if;
  if octet_length(plain) > length(plain) then
    plain := translate(
      replace(replace(replace(replace(plain, 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz'), 'ß', 'ss'),
      'абвгдђежзијклмнопрстћуфхцчшđ',
      'abvgddezzijklmnoprstcufhccsd'
    );
  end if;
  return ' ' || trim(regexp_replace(
    regexp_replace(regexp_replace(plain, 'dj+', 'd', 'g'), '[^[:alnum:]]+' collate pg_unicode_fast, ' ', 'g'),
    '\m([0-9]+)(l|ml|dl|cl|kg|g|mg|mm|cm|m|m2|w|kw|v|kom|pak)\M', '\1 \2', 'g'
  )) || ' ';
end $$;

create or replace function code_words(code text) returns text language plpgsql immutable parallel safe as $$
begin
  return coalesce(code || ' ' || public.code_key(code), '');
end $$;

create or replace function phone_words(phone text) returns text language plpgsql immutable parallel safe as $$
begin
  return coalesce(regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00)?387', '0'), '');
end $$;

create or replace function message_topic(kind text) returns text language plpgsql immutable parallel safe as $$
begin
  return case
    when kind ~ '^(message\.(order|goodsArrived|newOrder)|paymentMessage\.|orderEditMessage\.|orderApprovalMessage\.)' then 'orders'
    when kind ~ '^(message\.(complaint|newComplaint)|machineMessage\.)' then 'complaints'
    when kind ~ '^(message\.(article|request|presentation|newArrival|newPresentation)|questionMessage\.)' then 'requests'
    else 'other'
  end;
end $$;
