-- Pictures inside of texts. Those that no text refers to any more are removed after a week.
create table text_picture (
  -- the storage key, as it is in the address of the picture
  key text primary key,
  -- since when no text refers to it; null while one does
  unused_since timestamptz
);

-- Pictures of earlier texts. They lie in the folder of the pictures beside the texts, so only what a text names is known.
insert into text_picture (key)
select distinct found[1]
from (
  select content::text as body from news_item
  union all select lead::text || content::text from information_page
  union all select answer::text from faq_question
  union all select content::text from article_tab
  union all select content::text from terms_of_service
  union all select body::text from newsletter_issue
) as texts, regexp_matches(body, '/files/pictures/(content/[\w-]{36})-\d+\.webp', 'g') as found;
