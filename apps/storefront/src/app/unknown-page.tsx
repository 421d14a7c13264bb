import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { showToast } from '@sjaj/ui';
import { t } from '../shared/texts/t.ts';

/** An address that the shop does not know leads to Home, and says so. */
export function UnknownPage() {
  const router = useRouter();
  useEffect(() => {
    showToast({ tone: 'warn', title: t('states.notFound') });
    void router.navigate({ to: '/', replace: true });
  }, [router]);
  return null;
}
