import { messageOf } from '@sjaj/app-kit';
import { Button, EmptyState } from '@sjaj/ui';
import { IconMoodSad } from '@tabler/icons-react';
import { t } from '../../shared/texts/t.ts';

/** No list could be had: why, and the way to ask again. */
export function ListingFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <div className="sj-panel">
      <EmptyState
        icon={<IconMoodSad size={28} />}
        title={messageOf(error)}
        actions={<Button onClick={onRetry}>{t('action.tryAgain')}</Button>}
      />
    </div>
  );
}
