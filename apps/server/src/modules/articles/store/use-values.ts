import type { UseValues } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';

/** What the attributes of an article tell of its use; null for nothing. `articleId` is a column. */
export const useValuesOf = (articleId: string): RawBuilder<UseValues | null> => sql`(
  select json_object_agg(t.use_role, coalesce(v.number_value::text, v.title->>'bs'))
  from article_attribute_value av
  join attribute_value v on v.id = av.attribute_value_id
  join attribute t on t.id = v.attribute_id and t.use_role is not null
  where av.article_id = ${sql.ref(articleId)})`;
