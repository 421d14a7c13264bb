import { useEffect, useState } from 'react';
import { IconBarcode, IconScan } from '@tabler/icons-react';
import { STORAGE_KEYS } from '@sjaj/app-kit';
import { MOST_QUICK_LINES, quickLinesOf } from '@sjaj/domain';
import { Button, ButtonLink, EmptyState, Notice, PageTitle } from '@sjaj/ui';
import { useBuyerKey } from '../../../shared/session/profile.ts';
import { t } from '../../../shared/texts/t.ts';
import styles from '../quick-order.module.css';
import { QuickResult } from '../quick-result.tsx';
import { type QuickOrder, useQuickOrder } from '../use-quick-order.ts';
import { CameraPanel } from './camera-panel.tsx';
import { codeIn } from './read-code.logic.ts';
import { type Reading, ReadingAnswer } from './reading-answer.tsx';
import { withReadings } from './scanned.logic.ts';

const PATH = /^\/scan\/?$/;

/** Whether the document of this tab was loaded as this page: no other may use the camera. */
function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || PATH.test(new URL(loaded.name).pathname);
}

/** Codes read by the camera, by a scanner that types, or by hand: lines that go into the cart. */
export function ScanPage() {
  const [isOwn] = useState(isOwnDocument);
  useEffect(() => {
    // A link within the shop brought it here: the document itself has to be this page.
    if (!isOwn) window.location.reload();
  }, [isOwn]);
  return isOwn ? <Scan /> : null;
}

function Scan() {
  const key = `${STORAGE_KEYS.scannedCodes}.${useBuyerKey()}`;
  const order = useQuickOrder({ key, area: 'local', isScanned: true });
  const [last, setLast] = useState<Reading | null>(null);
  const read = (texts: readonly string[]): void => {
    const codes = texts.map((text) => codeIn(text, window.location.origin)).filter((code) => code !== '');
    const code = codes.at(-1);
    if (code === undefined) return;
    const after = withReadings(order.text, codes, order.lines);
    setLast({ code, before: order.text, after });
    order.checkText(after);
  };
  return (
    <>
      <PageTitle
        title={t('frame.scan')}
        note={t('scan.intro')}
        actions={
          <ButtonLink href="/quick-order" variant="line" size="sm">
            {t('frame.quickOrder')}
          </ButtonLink>
        }
      />
      <div className={styles.layout}>
        <CameraPanel onRead={read} answer={<ReadingAnswer reading={last} order={order} />} />
        <div className={styles.result}>
          <Unchecked order={order} />
          {order.lines.length > 0 ? <QuickResult order={order} /> : <Nothing order={order} />}
        </div>
      </div>
    </>
  );
}

/** What was read and has not reached the server. It is checked when the connection is back. */
function Unchecked({ order }: { readonly order: QuickOrder }) {
  const { checkText, text } = order;
  const count = quickLinesOf(text).length;
  const isLeft = count > 0 && !order.isChecked && !order.isChecking;
  useEffect(() => {
    if (!isLeft) return;
    const check = (): void => checkText(text);
    window.addEventListener('online', check);
    return () => window.removeEventListener('online', check);
  });
  if (count > MOST_QUICK_LINES)
    return <Notice tone="warn">{t('quickOrder.tooMany', { maximum: MOST_QUICK_LINES })}</Notice>;
  if (!isLeft) return null;
  return (
    <Notice tone="warn">
      <p>{t('scan.unchecked')}</p>
      <Button variant="line" size="sm" onClick={() => checkText(text)}>
        {t('quickOrder.checkAgain')}
      </Button>
    </Notice>
  );
}

function Nothing({ order }: { readonly order: QuickOrder }) {
  if (order.text.trim() !== '') return null;
  if (order.added > 0)
    return (
      <EmptyState
        icon={<IconScan size={28} />}
        title={t('quickOrder.allAdded')}
        actions={<ButtonLink href="/shopping-cart">{t('cart.view')}</ButtonLink>}
      />
    );
  return <EmptyState icon={<IconBarcode size={28} />} title={t('scan.empty')} text={t('scan.emptyHint')} />;
}
