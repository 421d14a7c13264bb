import { type DragEvent, useEffect, useRef } from 'react';
import { IconClipboardList, IconScan, IconShoppingCart, IconTableImport, IconTrash } from '@tabler/icons-react';
import { Button, ButtonLink, EmptyState, PageTitle } from '@sjaj/ui';
import { useCtrlEnter } from '../../shared/page/use-ctrl-enter.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './quick-order.module.css';
import { QuickResult } from './quick-result.tsx';
import { TypedLines } from './typed-lines.tsx';
import { type QuickOrder, useQuickOrder } from './use-quick-order.ts';

/** Codes and quantities, typed, pasted or from a file. Valid lines are added to the cart, the others stay. */
export function QuickOrderPage() {
  const order = useQuickOrder();
  useCtrlEnter(order.next);
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void order.load(file);
  };
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <PageTitle title={t('frame.quickOrder')} note={t('quickOrder.intro')} actions={<Actions order={order} />} />
      <div className={styles.layout}>
        <TypedLines order={order} />
        {order.lines.length > 0 ? <QuickResult order={order} /> : <Nothing order={order} />}
      </div>
    </div>
  );
}

/** Empty state: instructions first; a link to the cart once all lines were added. */
function Nothing({ order }: { readonly order: QuickOrder }) {
  if (order.added === 0 || order.text.trim() !== '') {
    return (
      <EmptyState
        icon={<IconTableImport size={28} />}
        title={t('quickOrder.emptyResult')}
        text={t('quickOrder.drop')}
      />
    );
  }
  return <AllAdded />;
}

function AllAdded() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('a')?.focus(), []);
  return (
    <div ref={box}>
      <EmptyState
        icon={<IconShoppingCart size={28} />}
        title={t('quickOrder.allAdded')}
        actions={<ButtonLink href="/shopping-cart">{t('cart.view')}</ButtonLink>}
      />
    </div>
  );
}

function Actions({ order }: { readonly order: QuickOrder }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.xlsx"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void order.load(file);
        }}
      />
      <Button
        variant="line"
        size="sm"
        icon={<IconTableImport size={16} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t('quickOrder.fromFile')}
      </Button>
      <ButtonLink href="/scan" variant="line" size="sm" icon={<IconScan size={16} aria-hidden="true" />}>
        {t('frame.scan')}
      </ButtonLink>
      <ButtonLink
        href="/profile/shopping-cards"
        variant="line"
        size="sm"
        icon={<IconClipboardList size={16} aria-hidden="true" />}
      >
        {t('quickOrder.fromSaved')}
      </ButtonLink>
      {order.text !== '' && (
        <Button
          variant="ghost"
          size="sm"
          icon={<IconTrash size={16} aria-hidden="true" />}
          onClick={() => order.checkText('')}
        >
          {t('quickOrder.clearAll')}
        </Button>
      )}
    </>
  );
}
