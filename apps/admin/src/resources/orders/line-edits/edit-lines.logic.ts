import type { AdminArticleRow, AdminOrder, OrderEditRequest, OrderLine } from '@sjaj/contract';

/** An article that is added, with its quantity as it is typed. */
interface AddedLine {
  readonly article: AdminArticleRow;
  readonly typed: string;
}

/** What is typed so far: by line, and the new lines. It outlives a newer version of the order. */
export interface EditDraft {
  readonly quantities: Readonly<Record<number, string>>;
  readonly added: readonly AddedLine[];
}

export const EMPTY_DRAFT: EditDraft = { quantities: {}, added: [] };

const MOST = 9_999;

/** A typed quantity; null for anything that is none. 0 takes a line out. */
export function quantityOf(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,4}$/.test(text) && Number(text) <= MOST ? Number(text) : null;
}

/** The content of the field of a line. */
export const typedOf = (line: OrderLine, { quantities }: EditDraft): string =>
  quantities[line.id] ?? String(line.quantity);

/** The request of a draft; null while nothing differs or a quantity is not valid. */
export function requestOf(order: AdminOrder, draft: EditDraft): OrderEditRequest | null {
  const lines = order.orderLines.map((line) => ({ line, quantity: quantityOf(typedOf(line, draft)) }));
  const added = draft.added.map(({ article, typed }) => ({ articleId: article.id, quantity: quantityOf(typed) }));
  if ([...lines, ...added].some(({ quantity }) => quantity === null)) return null;
  const changed = lines.filter(({ line, quantity }) => quantity !== line.quantity);
  const wanted = added.filter(({ quantity }) => quantity !== 0);
  if (changed.length + wanted.length === 0) return null;
  return {
    version: order.version,
    lines: changed.map(({ line, quantity }) => ({ lineId: line.id, quantity: quantity ?? 0 })),
    added: wanted.map(({ articleId, quantity }) => ({ articleId, quantity: quantity ?? 0 })),
  };
}

/** The draft with another article; null where the order or the draft has it already. */
export function withArticle(order: AdminOrder, draft: EditDraft, article: AdminArticleRow): EditDraft | null {
  const isThere =
    order.orderLines.some(({ articleId }) => articleId === article.id) ||
    draft.added.some((line) => line.article.id === article.id);
  return isThere ? null : { ...draft, added: [...draft.added, { article, typed: '1' }] };
}
