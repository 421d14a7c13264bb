import './offline-bar.css';
import { useSyncExternalStore } from 'react';
import { IconWifiOff } from '@tabler/icons-react';
import { t } from '../shared/texts/t.ts';

/** Says that the line is gone, as long as it is. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <div className="shop-offline">
          <IconWifiOff size={18} aria-hidden="true" />
          {t('states.offline')}
        </div>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
