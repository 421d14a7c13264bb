import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import { Breadcrumbs } from '@sjaj/ui';
import { tagsQuery } from '../../shared/tags.ts';
import { t } from '../../shared/texts/t.ts';
import { ListingPage } from './listing-page.tsx';

/** Articles with a tag. */
export function TagPage() {
  const { id, slug = '' } = useParams({ strict: false });
  const tagId = Number(id);
  const { data: tags } = useQuery(tagsQuery);
  const scope = useMemo(() => ({ tagId }), [tagId]);
  // A tag that is no longer popular gets its title from the URL.
  const title = tags?.find((tag) => tag.id === tagId)?.title ?? slug.replaceAll('-', ' ');
  usePageTitle(title);
  return (
    <ListingPage
      title={title}
      scope={scope}
      trail={<Breadcrumbs trail={[{ title: t('frame.home'), href: '/' }, { title }]} />}
    />
  );
}
