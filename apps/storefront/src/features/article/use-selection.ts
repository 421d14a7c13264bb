import { useMemo, useState } from 'react';
import type { ArticleDetails } from '@sjaj/contract';
import { type Feninga, fromKm, isValidQuantity, times, toKm } from '@sjaj/domain';
import { useAddToCart, useCartQuantities } from '../../shared/cart-actions.ts';
import { firstQuantity, quantityRule } from '../../shared/article/offer.logic.ts';
import { type Counted, type Quantities, selectionOf, withQuantity } from './matrix.logic.ts';
import { memberName } from '../../shared/article/variation-members.logic.ts';
import { type Tier, tierAt, tiersFor } from './tier.logic.ts';

interface SelectionLine {
  readonly articleId: number;
  readonly quantity: number;
  readonly title: string;
}

/** What is chosen on an article page, with or without variants. */
export interface Selection {
  readonly quantities: Quantities;
  /** Quantities already in the cart, by article id. */
  readonly inCart: Quantities;
  readonly setQuantity: (id: number, quantity: number) => void;
  readonly setAll: (quantities: Quantities) => void;
  readonly lines: readonly SelectionLine[];
  readonly pieces: number;
  /** Null if prices are hidden. */
  readonly total: Feninga | null;
  /** The tiers of this article. Each member has its own. */
  readonly tiers: readonly Tier[];
  /** The quantity of this article that its tiers apply to. */
  readonly quantity: number;
  /** Whether all chosen quantities are valid. */
  readonly valid: boolean;
  readonly busy: boolean;
  readonly add: () => Promise<void>;
}

/** State of the quantities of an article or its variants, their total, and the action that adds them to the cart. */
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
    if (!valid || busy) return;
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

/** Variants begin empty, an article without variants with its minimum quantity. */
const atFirst = (article: ArticleDetails): Quantities =>
  article.variationMatrix ? new Map() : new Map([[article.id, firstQuantity(article)]]);

type Choice = Pick<Selection, 'lines' | 'pieces' | 'total' | 'valid'>;

function choiceOf(article: ArticleDetails, counted: Counted, tiers: readonly Tier[]): Choice {
  const matrix = article.variationMatrix;
  if (matrix) {
    const { lines, pieces, total, invalid } = selectionOf(matrix, counted);
    return {
      lines: lines.map(({ member, quantity }) => ({
        articleId: member.id,
        quantity,
        title: `${matrix.title}, ${memberName(matrix, member)}`,
      })),
      pieces,
      total,
      valid: invalid === null,
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

/** The total in KM, for display. */
export const totalKm = ({ total }: Selection): number | null => (total === null ? null : toKm(total));
