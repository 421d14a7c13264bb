import { useRouter } from '@tanstack/react-router';
import { IconArrowLeft, IconMapQuestion } from '@tabler/icons-react';
import { Button, ButtonLink, EmptyState } from '@sjaj/ui';
import { usePageTitle } from '../shared/page/use-page-title.ts';
import { t } from '../shared/texts/t.ts';

/** An address that leads nowhere: what that means, and the ways on. */
export function NotFound() {
  const router = useRouter();
  usePageTitle(t('states.notFound'));
  return (
    <EmptyState
      page
      icon={<IconMapQuestion size={28} />}
      title={t('states.notFound')}
      text={t('states.notFoundHint')}
      actions={
        <>
          <ButtonLink href="/">{t('states.toHome')}</ButtonLink>
          <Button
            variant="line"
            icon={<IconArrowLeft size={18} aria-hidden="true" />}
            onClick={() => router.history.back()}
          >
            {t('action.back')}
          </Button>
        </>
      }
    />
  );
}
