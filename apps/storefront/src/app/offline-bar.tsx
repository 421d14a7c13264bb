import './offline-bar.css';
import { useEffect, useState } from 'react';
import { IconWifiOff } from '@tabler/icons-react';
import { formatTime } from '@sjaj/domain';
import { Button } from '@sjaj/ui';
import { useOnline } from '../shared/page/use-online.ts';
import { t } from '../shared/texts/t.ts';
import { keepSending } from '../shared/waiting/keep-sending.ts';
import { useWaiting } from '../shared/waiting/waiting-store.ts';

/** Says that the line is gone and since when, as long as it is, and how many changes of the cart wait for it. */
export function OfflineBar() {
  const online = useOnline();
  const waiting = useWaiting().length;
  useEffect(() => keepSending(), []);
  return (
    <div role="status">
      {(!online || waiting > 0) && (
        <div className="shop-offline">
          <IconWifiOff size={18} aria-hidden="true" />
          <p>
            {!online && (
              <>
                {t('states.offline')} <Since />{' '}
              </>
            )}
            {waiting > 0 && `${t('cart.waitingHint')} (${waiting})`}
          </p>
          {waiting > 0 && <TryNow />}
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
    await import('../shared/waiting/send-waiting.ts').then(({ sendWaiting }) => sendWaiting()).catch(() => false);
    setBusy(false);
  };
  return (
    <Button size="sm" variant="line" busy={busy} onClick={() => void send()}>
      {t('states.tryAgain')}
    </Button>
  );
}
