import type { Customer } from '../../../kernel/actor.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { isRetail } from '../../cart/index.ts';
import { one } from '../store/saved-carts.ts';
import type { SavedLineWithArticle } from '../views.ts';
import { describe } from './read.ts';

/** A saved cart with what its lines cost the reader today. */
export interface PricedSavedCart {
  readonly title: string;
  readonly note: string | null;
  /** Prices have VAT in them. */
  readonly isRetail: boolean;
  readonly lines: readonly SavedLineWithArticle[];
}

/** 404 for a saved cart that the reader may not load. */
export async function readPricedSavedCart(
  db: Db,
  id: number,
  context: RequestContext<Customer>,
): Promise<PricedSavedCart> {
  const document = await one(db, context.actor, id);
  if (!document) throw new Problem('documents.not_found', 404);
  const [lines = []] = await describe(db, [document.lines], context);
  return { title: document.title, note: document.note, isRetail: isRetail(context.actor), lines };
}
