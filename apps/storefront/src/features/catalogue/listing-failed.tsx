import { messageOf } from '@sjaj/app-kit';
import { Button, EmptyState } from '@sjaj/ui';
import { IconMoodSad } from '@tabler/icons-react';
import { t } from '../../shared/texts/t.ts';

/** The list could not be loaded: the reason and a retry. */
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
