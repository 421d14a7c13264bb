import { type DragEvent, useRef } from 'react';
import { IconClipboardList, IconTableImport, IconTrash } from '@tabler/icons-react';
import { Button, ButtonLink, EmptyState, PageTitle } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './quick-order.module.css';
import { QuickResult } from './quick-result.tsx';
import { TypedLines } from './typed-lines.tsx';
import { type QuickOrder, useQuickOrder } from './use-quick-order.ts';

/** Codes and quantities, typed, pasted or dropped as a file; what is right goes into the cart, the rest stays. */
export function QuickOrderPage() {
  const order = useQuickOrder();
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void order.load(file);
  };
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <PageTitle title={t('quickOrder.title')} note={t('quickOrder.intro')} actions={<Actions order={order} />} />
      <div className={styles.layout}>
        <TypedLines order={order} />
        {order.lines.length > 0 ? (
          <QuickResult order={order} />
        ) : (
          <EmptyState
            icon={<IconTableImport size={28} />}
            title={t('quickOrder.emptyResult')}
            text={t('quickOrder.drop')}
          />
        )}
      </div>
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
