import './offline-bar.css';
import { useEffect, useState } from 'react';
import { IconWifiOff } from '@tabler/icons-react';
import { formatTime } from '@sjaj/domain';
import { Button } from '@sjaj/ui';
import { useOnline } from '../shared/page/use-online.ts';
import { t } from '../shared/texts/t.ts';
import { startQueueRetries } from '../shared/cart-queue/retry-queue.ts';
import { useQueuedChanges } from '../shared/cart-queue/queue-store.ts';

/** While the device is offline: since when, and the number of queued changes of the cart. */
export function OfflineBar() {
  const online = useOnline();
  const queued = useQueuedChanges().length;
  useEffect(() => startQueueRetries(), []);
  return (
    <div role="status">
      {(!online || queued > 0) && (
        <div className="shop-offline">
          <IconWifiOff size={18} aria-hidden="true" />
          <p>
            {!online && (
              <>
                {t('states.offline')} <Since />{' '}
              </>
            )}
            {queued > 0 && `${t('cart.waitingHint')} (${queued})`}
          </p>
          {queued > 0 && <TryNow />}
        </div>
      )}
    </div>
  );
}

function Since() {
  const [time] = useState(() => formatTime(new Date()));
  return <span className="sj-num">({t('states.offlineSince', { time })})</span>;
}

function TryNow() {
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    await import('../shared/cart-queue/send-queue.ts').then(({ sendQueue }) => sendQueue()).catch(() => false);
    setBusy(false);
  };
  return (
    <Button size="sm" variant="line" busy={busy} onClick={() => void send()}>
      {t('action.tryAgain')}
    </Button>
  );
}
