import { useMemo, useState } from 'react';
import type { ArticleDetails } from '@sjaj/contract';
import { type Feninga, fromKm, isValidQuantity, times, toKm } from '@sjaj/domain';
import { useAddToCart, useCartQuantities } from '../../shared/cart-actions.ts';
import { firstQuantity, quantityRule } from '../../shared/article/offer.logic.ts';
import { type Counted, memberName, type Quantities, selectionOf, withQuantity } from './matrix.logic.ts';
import { type Tier, tierAt, tiersFor } from './tier.logic.ts';

export interface SelectionLine {
  readonly articleId: number;
  readonly quantity: number;
  readonly title: string;
}

/** What is chosen on the page of an article, whether it has variants or not. */
export interface Selection {
  readonly quantities: Quantities;
  /** What is in the cart already, by article. */
  readonly inCart: Quantities;
  readonly setQuantity: (id: number, quantity: number) => void;
  readonly setAll: (quantities: Quantities) => void;
  readonly lines: readonly SelectionLine[];
  readonly pieces: number;
  /** null where prices are hidden. */
  readonly total: Feninga | null;
  /** Of this very article: each article reaches its own. */
  readonly tiers: readonly Tier[];
  /** The quantity of this very article, which its tiers go by. */
  readonly quantity: number;
  /** Whether everything that is chosen can be ordered so. */
  readonly valid: boolean;
  readonly busy: boolean;
  readonly add: () => Promise<void>;
}

/** Quantities of the article or of its variants, their sum, and the way into the cart. */
export function useSelection(article: ArticleDetails): Selection {
  const addToCart = useAddToCart();
  const [busy, setBusy] = useState(false);
  const [quantities, setAll] = useState<Quantities>(() => atFirst(article));
  const tiers = useMemo(() => tiersFor(article), [article]);
  const inCart = useCartQuantities();
  const chosen = useMemo(
    () => choiceOf(article, { chosen: quantities, inCart }, tiers),
    [article, quantities, inCart, tiers],
  );
  const valid = chosen.valid && chosen.pieces > 0;
  const add = async () => {
    if (!valid) return;
    setBusy(true);
    const added = await addToCart(chosen.lines);
    setBusy(false);
    if (added) setAll(atFirst(article));
  };
  return {
    ...chosen,
    quantities,
    inCart,
    setQuantity: (id, quantity) => setAll((all) => withQuantity(all, id, quantity)),
    setAll,
    tiers,
    quantity: quantities.get(article.id) ?? 0,
    valid,
    busy,
    add,
  };
}

/** Variants begin empty, an article of its own with what is bought at least. */
const atFirst = (article: ArticleDetails): Quantities =>
  article.variationMatrix ? new Map() : new Map([[article.id, firstQuantity(article)]]);

type Choice = Pick<Selection, 'lines' | 'pieces' | 'total' | 'valid'>;

function choiceOf(article: ArticleDetails, counted: Counted, tiers: readonly Tier[]): Choice {
  const matrix = article.variationMatrix;
  if (matrix) {
    const { lines, pieces, total, faulty } = selectionOf(matrix, counted);
    return {
      lines: lines.map(({ member, quantity }) => ({
        articleId: member.id,
        quantity,
        title: `${matrix.title}, ${memberName(matrix, member)}`,
      })),
      pieces,
      total,
      valid: faulty === null,
    };
  }
  const quantity = counted.chosen.get(article.id) ?? 0;
  const valid = isValidQuantity(quantity, quantityRule(article));
  const price = tierAt(tiers, quantity)?.price ?? null;
  return {
    lines: [{ articleId: article.id, quantity, title: article.title }],
    pieces: quantity,
    total: price === null || !Number.isSafeInteger(quantity) ? null : times(fromKm(price), quantity),
    valid,
  };
}

/** The sum as the components show it. */
export const totalKm = ({ total }: Selection): number | null => (total === null ? null : toKm(total));
