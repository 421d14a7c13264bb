import { useMatches } from '@tanstack/react-router';
import { Breadcrumbs } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

/** The breadcrumbs of pages that draw none themselves: Home, the parents, the page. */
export function Trail() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  if (page?.trail !== 'shell' || !page.title) return null;
  const parents = (page.parents ?? []).map(({ href, title }) => ({ href, title: t(title) }));
  return <Breadcrumbs trail={[{ href: '/', title: t('frame.home') }, ...parents, { title: t(page.title) }]} />;
}
