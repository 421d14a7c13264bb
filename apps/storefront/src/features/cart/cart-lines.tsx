import { useCallback, useEffect, useRef, useState } from 'react';
import { STORAGE_KEYS, storedValue } from '@sjaj/app-kit';
import type { Cart, CartItem } from '@sjaj/contract';
import { classNames, InlineSelect, Panel, Table, useAmount } from '@sjaj/ui';
import { useFocusSuccessor } from '../../shared/page/use-focus-successor.ts';
import { useIsPhone } from '../../shared/page/use-is-phone.ts';
import { useOnline } from '../../shared/page/use-online.ts';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { usePriceHead } from '../../shared/session/retail.ts';
import type { QueuedChange } from '../../shared/cart-queue/queued-change.logic.ts';
import { t } from '../../shared/texts/t.ts';
import { setQuantities } from './cart-changes.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart.module.css';
import { type Grouping, GROUPINGS, groupLines, type LineGroup } from './line-groups.logic.ts';
import { moveBetweenCells } from './move-between-cells.ts';
import { pasteOnto } from './pasted-quantities.logic.ts';
import { SheetHead, SheetRow } from './sheet-row.tsx';
import sheet from './sheet.module.css';
import { useUndoKey } from './use-undo-key.ts';

interface CartLinesProps {
  readonly cart: Cart;
  readonly queued: readonly QueuedChange[];
}

const grouping = storedValue<Grouping>({
  key: STORAGE_KEYS.cartGroups,
  parse: (text) => GROUPINGS.find((each) => each === text) ?? 'none',
  print: String,
});

/** The lines of the cart: a dense sheet that is filled in by the keyboard, cards on a phone. */
export function CartLines({ cart, queued }: CartLinesProps) {
  const isPhone = useIsPhone();
  const by = grouping.use();
  const showsPrices = useCanViewPrices();
  const groups = groupLines(cart.cartItems, by);
  const changes = new Map(queued.map((change) => [change.articleId, change]));
  const { drafts, write, settle, paste, clear } = useDrafts(groups.flatMap(({ items }) => items));
  useUndoKey(clear);
  const keepFocus = useFocusSuccessor('[data-remove]');
  const isOffline = !useOnline();
  const facts = { showsPrices, takesPreOrders: cart.takesPreOrders, isOffline };
  return (
    <Panel
      flush
      className={isPhone ? styles.lines : classNames(styles.lines, sheet.sheet)}
      onKeyDown={moveBetweenCells}
      onFocus={keepFocus}
    >
      {cart.cartItems.length > 1 && <GroupBar by={by} />}
      <Table caption={t('cartPage.title')} dense={!isPhone} rounded={cart.cartItems.length === 1}>
        {isPhone ? <CardHead showsPrices={showsPrices} /> : <SheetHead showsPrices={showsPrices} />}
        {groups.map((group) => (
          <tbody key={group.title}>
            {by !== 'none' && <GroupHead group={group} by={by} />}
            {group.items.map((item) =>
              isPhone ? (
                <CartLine key={item.id} item={item} {...facts} queued={changes.get(item.articleId)} />
              ) : (
                <SheetRow
                  key={item.id}
                  item={item}
                  {...facts}
                  queued={changes.get(item.articleId)}
                  draft={drafts.get(item.id)}
                  onDraft={write}
                  onSent={settle}
                  onPasteColumn={paste}
                />
              ),
            )}
          </tbody>
        ))}
      </Table>
    </Panel>
  );
}

type Drafts = ReadonlyMap<number, string>;

function withDraft(drafts: Drafts, id: number, typed: string | null): Drafts {
  const next = new Map(drafts);
  if (typed === null) next.delete(id);
  else next.set(id, typed);
  return next;
}

/**
 * The texts of quantity fields that are not sent, by line. `lines` are in the order of the screen. The functions stay the same, so
 * that neither a letter nor an answer renders the lines that it does not change.
 */
function useDrafts(lines: readonly CartItem[]) {
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const shown = useRef(lines);
  useEffect(() => {
    shown.current = lines;
  });
  const write = useCallback((id: number, typed: string | null) => setDrafts((now) => withDraft(now, id, typed)), []);
  /** The server has answered: what was typed meanwhile stays. */
  const settle = useCallback(
    (id: number, typed: string) => setDrafts((now) => (now.get(id) === typed ? withDraft(now, id, null) : now)),
    [],
  );
  const paste = useCallback((from: CartItem, column: readonly string[]) => {
    const below = shown.current.slice(shown.current.indexOf(from));
    const { changes, refused } = pasteOnto(below, column);
    setDrafts((now) => new Map([...now, ...refused]));
    const found = changes.flatMap(({ id, quantity }) => {
      const item = below.find((line) => line.id === id);
      return item ? [{ item, quantity }] : [];
    });
    if (found.length > 0) void setQuantities(found);
  }, []);
  const clear = useCallback(() => setDrafts(new Map()), []);
  return { drafts, write, settle, paste, clear };
}

function GroupBar({ by }: { readonly by: Grouping }) {
  return (
    <div className={`sj-noprint ${sheet.bar}`}>
      <InlineSelect
        label={t('cartSheet.groupBy')}
        value={by}
        onChange={(next) => grouping.set(GROUPINGS.find((each) => each === next) ?? 'none')}
        options={[
          { value: 'none', label: t('cartSheet.groupNone') },
          { value: 'category', label: t('cartSheet.groupCategory') },
          { value: 'note', label: t('cartSheet.groupNote') },
        ]}
      />
      <span className={`sj-xs sj-t3 ${sheet.hint}`}>{t('cartSheet.hint')}</span>
    </div>
  );
}

function GroupHead({ group: { title, items, amount }, by }: { readonly group: LineGroup; readonly by: Grouping }) {
  const format = useAmount();
  const name = title === '' && by === 'note' ? t('cartSheet.withoutNote') : title;
  return (
    <tr className={sheet.group}>
      <th scope="rowgroup" colSpan={8}>
        <span className={sheet.groupHead}>
          <span>{name}</span>
          <span className="sj-t3 sj-num">
            {[t('unit.products', { count: items.length }), amount === null ? '' : format(amount)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </th>
    </tr>
  );
}

/** Seen by screen readers and on paper alone: cards have no columns. */
function CardHead({ showsPrices }: { readonly showsPrices: boolean }) {
  const priceHead = usePriceHead();
  return (
    <thead>
      <tr>
        <th scope="col">{t('cart.product')}</th>
        {showsPrices && <th scope="col">{priceHead}</th>}
        <th scope="col">{t('cart.quantity')}</th>
        {showsPrices && <th scope="col">{t('cart.amount')}</th>}
        <th scope="col">{t('action.remove')}</th>
      </tr>
    </thead>
  );
}
