import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { IconArrowRight, IconChevronDown, IconShoppingCart } from '@tabler/icons-react';
import { toKm } from '@sjaj/domain';
import { Button, ButtonLink, Skeleton, Table, useAmount } from '@sjaj/ui';
import { useAddToCart, useCartQuantities } from '../../../shared/cart-actions.ts';
import { useCtrlEnter } from '../../../shared/page/use-ctrl-enter.ts';
import { useCanViewPrices } from '../../../shared/session/profile.ts';
import { usePriceHead, useVatNote } from '../../../shared/session/retail.ts';
import { t } from '../../../shared/texts/t.ts';
import {
  fieldOf,
  proposedBeside,
  REORDER_ROWS,
  type ReorderItem,
  reorderOf,
  type Typed,
  typedForAll,
  wantedBelow,
} from './reorder.logic.ts';
import { ReorderRow } from './reorder-row.tsx';
import styles from './reorder.module.css';

const NOTHING_TYPED: Typed = new Map();

/** Rows with quantity fields and one button that adds them all; Ctrl Enter does the same, then goes on to the checkout. */
export function ReorderList({ items: all }: { readonly items: readonly ReorderItem[] }) {
  const items = proposedBeside(all, useCartQuantities());
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [isOpen, setOpen] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone: it goes on in the first of the further rows.
  useEffect(() => {
    if (isOpen) table.current?.querySelectorAll<HTMLElement>('[data-quantity]')[REORDER_ROWS]?.focus();
  }, [isOpen]);
  const shown = isOpen ? items : items.slice(0, REORDER_ROWS);
  const change = (next: Typed): void => {
    setTyped(next);
    setAdded(false);
  };
  // A pasted column types into several fields at once.
  const type = (id: number, text: string): void => {
    setTyped((now) => new Map(now).set(id, text));
    setAdded(false);
  };
  return (
    <>
      <div ref={table} className={styles['reorderTable']}>
        <ReorderTable items={shown} typed={typed} onType={type} />
        {items.length > shown.length && (
          <Button
            variant="text"
            size="sm"
            full
            icon={<IconChevronDown size={16} aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            {showAllText(items, typed)}
          </Button>
        )}
      </div>
      <ReorderFoot
        items={items}
        typed={typed}
        isAdded={isAdded}
        onSet={change}
        onAdded={() => {
          setTyped(NOTHING_TYPED);
          setAdded(true);
        }}
      />
    </>
  );
}

function showAllText(items: readonly ReorderItem[], typed: Typed): string {
  const count = wantedBelow(items, typed);
  return count > 0 ? t('home.showAllWanted', { all: items.length, count }) : t('home.showAll', { count: items.length });
}

interface ReorderTableProps {
  readonly items: readonly ReorderItem[];
  readonly typed: Typed;
  readonly onType: (id: number, text: string) => void;
}

function ReorderTable({ items, typed, onType }: ReorderTableProps) {
  const canViewPrices = useCanViewPrices();
  const priceHead = usePriceHead();
  return (
    <Table caption={t('home.orderAgain')}>
      <thead className="sj-notphone">
        <tr>
          <th>{t('cart.product')}</th>
          <th className={styles['lastTime']}>{t('home.lastTime')}</th>
          {canViewPrices && <th className="sj-right">{priceHead}</th>}
          <th className="sj-right">{t('cart.quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ReorderRow key={item.id} item={item} typed={fieldOf(item, typed)} onType={(text) => onType(item.id, text)} />
        ))}
      </tbody>
    </Table>
  );
}

interface ReorderFootProps {
  readonly items: readonly ReorderItem[];
  readonly typed: Typed;
  /** Whether the list is in the cart as it stands here. */
  readonly isAdded: boolean;
  readonly onSet: (typed: Typed) => void;
  readonly onAdded: () => void;
}

function ReorderFoot({ items, typed, isAdded, onSet, onAdded }: ReorderFootProps) {
  const navigate = useNavigate();
  const addToCart = useAddToCart();
  const [busy, setBusy] = useState(false);
  const { lines, total, hasError } = reorderOf(items, typed);
  const canAdd = lines.length > 0 && !hasError && !busy;
  const add = async (): Promise<void> => {
    setBusy(true);
    const added = await addToCart(lines);
    setBusy(false);
    if (added) onAdded();
  };
  useCtrlEnter(() => {
    if (isAdded) void navigate({ to: '/checkout' });
    else if (canAdd) void add();
  });
  return (
    <footer className={styles['reorderFoot']}>
      <Sum count={lines.length} total={total === null ? null : toKm(total)} />
      <Button
        variant="ghost"
        size="sm"
        onClick={() => onSet(typedForAll(items, lines.length === 0 ? 'usual' : 'zero'))}
      >
        {t(lines.length === 0 ? 'home.allUsual' : 'home.allToZero')}
      </Button>
      {isAdded ? (
        <ButtonLink href="/checkout" title={t('cart.checkoutKeys')}>
          {t('cart.checkout')}
          <IconArrowRight size={17} aria-hidden="true" />
        </ButtonLink>
      ) : (
        <Button
          busy={busy}
          disabled={!canAdd && !busy}
          title={t('home.addAllKeys')}
          icon={<IconShoppingCart size={17} aria-hidden="true" />}
          onClick={() => void add()}
        >
          {t('home.addAll')}
        </Button>
      )}
    </footer>
  );
}

function Sum({ count, total }: { readonly count: number; readonly total: number | null }) {
  const amount = useAmount();
  const vatNote = useVatNote();
  return (
    <span className="sj-grow sj-sm sj-t2" aria-live="polite">
      {t('unit.products', { count })}
      {total !== null && (
        <>
          {' · '}
          <b className="sj-num">{amount(total)}</b> <span className="sj-nw">{vatNote}</span>
        </>
      )}
    </span>
  );
}

export function ReorderSkeleton() {
  return (
    <>
      <div className={styles['reorderTable']} aria-busy="true">
        <div className={styles['waitingHead']} />
        {Array.from({ length: REORDER_ROWS }, (_, index) => (
          <div key={index} className={styles['waitingRow']}>
            <Skeleton height={40} />
          </div>
        ))}
      </div>
      <footer className={styles['reorderFoot']}>
        <Skeleton width={180} height={36} />
      </footer>
    </>
  );
}
