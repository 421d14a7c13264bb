-- What the start page asks of the stock reads no article itself: which ones are offered is told by this index.
create index article_offered on article (id) where is_visible_on_web and not is_discontinued;
