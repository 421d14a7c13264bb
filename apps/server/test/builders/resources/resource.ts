import type { RecordImport, Route } from '@sjaj/contract';
import type { Range } from '../catalogue.ts';
import type { SeededShop } from '../seeded-shop.ts';

/** What staff do with the records of a list. */
export const WAYS = ['create', 'find', 'edit', 'conflict', 'refused', 'export', 'import'] as const;
type Way = (typeof WAYS)[number];

/** What the forms refer to. */
export interface ResourceFacts extends SeededShop {
  readonly range: Range;
  readonly bankId: number;
  readonly articleId: number;
  readonly articleCode: string;
}

/** A list that staff keep: its calls, a record of it, and what is left out for a reason. */
export interface Resource {
  /** The group of calls in the contract. */
  readonly group: string;
  /** As the audit log calls a record. */
  readonly entity: string;
  /** The table of the records, where it is called otherwise. */
  readonly table?: string;
  readonly calls: {
    readonly list: Route;
    readonly one?: Route;
    readonly create?: Route;
    readonly update: Route;
    readonly remove?: Route;
  };
  readonly form: (facts: ResourceFacts) => object;
  /** What the faster editor saves. */
  readonly change: object;
  /** What finds the record: without its marks, in the other script, by its other fields. */
  readonly sought: readonly string[];
  /** A field of the list's rows, and what it has after the change. */
  readonly listed: readonly [field: string, value: string];
  /** The field that no two records share. */
  readonly unique?: string;
  /** Lets something else have to do with the record, where no single foreign key says it. */
  readonly use?: (facts: ResourceFacts, id: number) => Promise<unknown>;
  /** Tables whose rows go with the record, or are there by `use`. */
  readonly parts?: readonly string[];
  /** The import that takes what its export has. */
  readonly imports?: RecordImport['kind'];
  /** What cannot be done with the records, and why. */
  readonly missing: Partial<Readonly<Record<Way, string>>>;
}

/** Why most lists cannot be imported. */
export const FEW_RECORDS = 'few records, made by hand';
/** Why nothing keeps a record from being deleted. */
export const NOTHING_REFERS = 'nothing refers to it';

export const text = (bs: string) => ({ bs });
