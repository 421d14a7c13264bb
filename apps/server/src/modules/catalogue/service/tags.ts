import type { Tag } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import type { ReadModel } from '../indexing/service/follow-changes.ts';

const MOST_TAGS = 20;

/** The tags that most articles carry, the most frequent first; none that nobody could find anything by. */
export const popularTags = ({ index, references }: ReadModel, language: Language): Tag[] =>
  [...references.tags.values()]
    .map(({ id, title }) => ({ id, title: localised(title, language), count: index.countOf('tag', id) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, MOST_TAGS);
