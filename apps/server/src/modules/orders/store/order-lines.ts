import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import { categoryIcon } from '../../articles/index.ts';

/** A line of an order as it was when the order was placed. Amounts are feninga. */
export interface LineRow {
  readonly id: number;
  readonly articleId: number;
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
  readonly unit: Content;
  readonly quantity: number;
  readonly reserved: number;
  readonly unitPrice: number;
  readonly oldPrice: number | null;
  readonly priceSource: string;
  readonly taxRateBp: number;
  readonly net: number;
  readonly discount: number;
  readonly note: string | null;
  readonly pictureKey: string | null;
  readonly placeholder: string | null;
}

/** What staff changed in the lines of order `o`, as it is kept. Amounts are feninga. */
export interface EditRow {
  readonly at: string;
  readonly who: string;
  readonly reason: string;
  readonly totalBefore: number;
  readonly totalAfter: number;
  readonly lines: readonly {
    readonly code: string;
    readonly title: Content;
    readonly brand: string;
    readonly unit: Content;
    readonly before: { readonly quantity: number; readonly unitPrice: number } | null;
    readonly after: { readonly quantity: number; readonly unitPrice: number } | null;
  }[];
}

export const EDITS = sql`
  (select coalesce(json_agg(json_build_object('at', e.at, 'who', e.user_name, 'reason', e.reason, 'lines', e.lines,
      'totalBefore', e.total_before, 'totalAfter', e.total_after) order by e.id), '[]')
    from sales_order_edit e where e.order_id = o.id) as edits`;

/** The lines of order `o`. */
export const LINES = sql`
  (select coalesce(json_agg(json_build_object(
      'id', l.id, 'articleId', l.article_id, 'code', l.code, 'title', l.title, 'brand', l.brand, 'unit', l.unit,
      'quantity', l.quantity, 'reserved', l.reserved, 'unitPrice', l.unit_price, 'oldPrice', l.old_price,
      'priceSource', l.price_source, 'taxRateBp', l.tax_rate_bp, 'net', l.net, 'discount', l.discount,
      'note', l.note, 'pictureKey', l.picture_key, 'placeholder', ${categoryIcon('l.article_id')}
    ) order by l.position), '[]')
    from sales_order_line l where l.order_id = o.id) as "orderLines"`;
