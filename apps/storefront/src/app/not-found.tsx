import { useRouter } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { NotFound as NotFoundPage } from '@sjaj/app-kit';
import { Button } from '@sjaj/ui';
import { t } from '../shared/texts/t.ts';

/** An unknown address of the shop, with links to Home and back. */
export function NotFound() {
  const router = useRouter();
  return (
    <NotFoundPage hint={t('states.notFoundHint')} homeTitle={t('states.toHome')}>
      <Button
        variant="line"
        icon={<IconArrowLeft size={18} aria-hidden="true" />}
        onClick={() => router.history.back()}
      >
        {t('action.back')}
      </Button>
    </NotFoundPage>
  );
}
