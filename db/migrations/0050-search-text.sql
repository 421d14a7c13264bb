-- What a text is searched by: small Latin letters without diacritics, so that "ČAJ", "caj" and "чај" are one word.
create function search_text(words text) returns text
language sql stable strict parallel safe
return replace(
  unaccent(
    translate(
      replace(replace(replace(lower(words collate pg_unicode_fast), 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dž'),
      'абвгдђежзијклмнопрстћуфхцчш',
      'abvgdđežzijklmnoprstćufhcčš'
    )
  ),
  'dj',
  'd'
);
