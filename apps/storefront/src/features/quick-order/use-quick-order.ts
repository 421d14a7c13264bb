import { useCallback, useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readStored, showFailure, STORAGE_KEYS, writeStored } from '@sjaj/app-kit';
import { MOST_QUICK_LINES, quickLinesOf } from '@sjaj/domain';
import { announce, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { takeBack } from '../../shared/cart-actions.ts';
import { storeCart } from '../../shared/cart-store.ts';
import { checkLines, isReady, readyItems } from '../../shared/quick-check.ts';
import { t } from '../../shared/texts/t.ts';
import { evenEndings, withBlankLines, withCode, withLine, withMore, withoutLines } from './typed.logic.ts';

/** Where the browser keeps the text, and what the page can do beside it. */
interface QuickOrderSource {
  readonly key: string;
  readonly area: 'local' | 'session';
  /** Codes come one by one from a scanner: a line's code can be corrected in its row, and the page itself says what was read. */
  readonly isScanned: boolean;
}

const TYPED: QuickOrderSource = { key: STORAGE_KEYS.quickOrder, area: 'session', isScanned: false };

type Answer = Awaited<ReturnType<typeof checkLines>>;

interface Checked extends Answer {
  /** The text that was checked. */
  readonly typed: string;
}

/** State and actions of a quick order: the text, typed or scanned, and the result of its check. */
export function useQuickOrder({ key, area, isScanned }: QuickOrderSource = TYPED) {
  const stored = useCallback((): string => readStored(key, area) ?? '', [key, area]);
  const navigate = useNavigate();
  const [text, setText] = useState(stored);
  // The previous result stays while the next one is loading, so that layout and focus do not change.
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = useMutation({
    mutationFn: (typed: string) => checkLines(quickLinesOf(typed).slice(0, MOST_QUICK_LINES)),
    onSuccess: ({ lines }) => {
      if (isScanned) return;
      const failed = lines.filter((line) => !isReady(line)).length;
      announce(t('quickOrder.toCorrect', { failed, count: lines.length }));
    },
    onError: showFailure,
  });
  const { mutate, reset } = check;
  const requestCheck = useCallback(
    (typed: string): void => {
      // Only the result of the latest request is shown.
      if (quickLinesOf(typed).length > 0)
        return mutate(typed, { onSuccess: (answer) => setChecked({ ...answer, typed }) });
      reset();
      setChecked(null);
    },
    [mutate, reset],
  );
  useEffect(() => {
    if (stored() !== '') requestCheck(stored());
  }, [requestCheck, stored]);

  const type = (typed: string): void => {
    const even = evenEndings(typed);
    setText(even);
    writeStored(key, even === '' ? null : even, area);
  };
  const checkText = (typed: string): void => {
    type(typed);
    requestCheck(evenEndings(typed));
  };
  const takeOut = (taken: ReadonlySet<number>): void => checkText(withBlankLines(text, taken));
  const [added, setAdded] = useState(0);
  const add = useAdding((lines) => {
    setAdded((before) => before + lines.size);
    takeOut(lines);
  });
  const lines = checked?.lines ?? [];
  const isChecked = checked?.typed === text;
  /** The next action: check the typed text, add the valid lines to the cart, or go on to the cart. */
  const next = (): void => {
    if (check.isPending || add.isPending) return;
    const isDone = add.isSuccess && !lines.some(isReady) && (isChecked || text === '');
    if (isDone) void navigate({ to: '/shopping-cart' });
    else if (isChecked && lines.some(isReady)) add.mutate(lines);
    else checkText(text);
  };
  return {
    next,
    /** How many lines went into the cart since the page was opened. */
    added,
    text,
    isScanned,
    isChecked,
    type,
    checkText,
    lines,
    totals: checked?.totals,
    isChecking: check.isPending,
    add: () => add.mutate(lines),
    isAdding: add.isPending,
    /** The valid lines have gone another way than into the cart. */
    takeOutReady: () => takeOut(new Set(lines.filter(isReady).map(({ line }) => line))),
    setLine: (line: number, code: string, quantity: number) => checkText(withLine(text, line, { code, quantity })),
    setCode: (line: number, code: string) => checkText(withCode(text, line, code)),
    removeLine: (line: number) => checkText(withoutLines(text, new Set([line]))),
    load: async (file: File): Promise<void> => checkText(withMore(text, await linesOf(file))),
  };
}

/** The lines of a file as text; none if it cannot be read. */
async function linesOf(file: File): Promise<string[]> {
  try {
    const { data } = await api.quickOrder.read({ file });
    return data.map(({ code, quantity }) => `${code}\t${quantity ?? ''}`);
  } catch (error) {
    showFailure(error);
    return [];
  }
}

type Lines = Answer['lines'];

/** Adds the valid lines to the cart and passes them to the callback. */
function useAdding(onAdded: (lines: ReadonlySet<number>) => void) {
  return useMutation({
    mutationFn: async (lines: Lines) => {
      const ready = lines.filter(isReady);
      const items = readyItems(lines);
      const { data } = await api.shoppingCart.addItems({ body: { items: [...items] } });
      return { cart: storeCart(data), items, ready, failed: lines.length - ready.length };
    },
    onSuccess: ({ cart, items, ready, failed }) => {
      showToast({
        tone: failed > 0 ? 'warn' : 'done',
        title:
          failed > 0
            ? t('quickOrder.added', { added: ready.length, failed })
            : t('cart.addedMany', { count: ready.length }),
        onUndo: () => void takeBack(cart, items),
      });
      onAdded(new Set(ready.map(({ line }) => line)));
    },
    onError: showFailure,
  });
}

export type QuickOrder = ReturnType<typeof useQuickOrder>;
