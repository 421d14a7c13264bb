import { messageOf } from '@sjaj/app-kit';
import { Button } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import styles from './panel-failed.module.css';

/** The content of a panel could not be loaded: the reason and a retry. */
export function PanelFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p className="sj-sm sj-t2">{messageOf(error)}</p>
      <Button variant="line" size="sm" onClick={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </div>
  );
}
