import type { Db } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { isRetail } from '../../cart/index.ts';
import { one } from '../store.ts';
import type { ShownLine } from '../views.ts';
import { describe, type Reading } from './read.ts';

/** A saved cart with what its lines cost the reader today. */
export interface PricedDocument {
  readonly title: string;
  readonly note: string | null;
  /** Prices have VAT in them. */
  readonly isRetail: boolean;
  readonly lines: readonly ShownLine[];
}

/** 404 for a saved cart that the reader may not load. */
export async function pricedDocument(db: Db, id: number, reading: Reading): Promise<PricedDocument> {
  const document = await one(db, reading.actor, id);
  if (!document) throw new Problem('documents.not_found', 404);
  const [lines = []] = await describe(db, [document.lines], reading);
  return { title: document.title, note: document.note, isRetail: isRetail(reading.actor), lines };
}
