import { useQuery } from '@tanstack/react-query';
import { slugOf } from '@sjaj/domain';
import { ChipLink, Section } from '@sjaj/ui';
import { tagAddress } from '../../shared/article/addresses.ts';
import { t } from '../../shared/texts/t.ts';
import { popularTagsQuery } from './queries.ts';

/** Tags with the most articles, as links. */
export function PopularTags() {
  const { data: tags = [] } = useQuery(popularTagsQuery);
  if (tags.length === 0) return null;
  return (
    <Section title={t('home.popularTags')}>
      <div className="sj-row sj-wraps">
        {tags.map(({ id, title }) => (
          <ChipLink key={id} href={tagAddress({ id, slug: slugOf(title) })}>
            {title}
          </ChipLink>
        ))}
      </div>
    </Section>
  );
}
