import { IconMapQuestion } from '@tabler/icons-react';
import { ButtonLink, EmptyState } from '@sjaj/ui';
import { usePageTitle } from '../shared/page/use-page-title.ts';
import { t } from '../shared/texts/t.ts';

/** An address that leads nowhere. */
export function NotFound() {
  usePageTitle(t('states.notFound'));
  return (
    <EmptyState
      page
      icon={<IconMapQuestion size={28} />}
      title={t('states.notFound')}
      actions={<ButtonLink href="/">{t('states.toStart')}</ButtonLink>}
    />
  );
}
