import type { ComponentType } from 'react';
import type { StaffKey } from '@sjaj/i18n';
import type { Faults } from '../form/faults.ts';
import type { DraftState } from '../form/use-draft.ts';

/** What every saved record has. */
export interface Saved {
  readonly id: number;
  readonly version: number;
  /** As the reader calls it. */
  readonly name: string;
}

interface Told {
  readonly info?: { readonly message: string };
}

interface ById {
  readonly params: { readonly id: number };
}

/** What the cards of a form get. */
export interface CardProps<Record, D extends object> {
  readonly state: DraftState<D>;
  readonly faults: Faults;
  /** Absent while it is a new one. */
  readonly record?: Record;
  /** To be told what a card has saved of the record by itself; what is typed stays. Absent while it is a new one. */
  readonly onRecord?: (record: Record) => void;
}

/** A kind of record with a form of its own: a plain object of which its pages follow. */
export interface RecordDefinition<Record extends Saved, Form extends object, D extends object> {
  /** The address of the list; a record's own is below it. */
  readonly home: `/${string}`;
  /** The first part of the keys of all that is asked about such records. */
  readonly queryKey: string;
  readonly title: StaffKey;
  readonly newTitle: StaffKey;
  readonly calls: {
    readonly one: (ask: ById) => Promise<{ readonly data: Record }>;
    readonly create: (ask: {
      readonly body: Form;
      readonly idempotencyKey: string;
    }) => Promise<{ readonly data: Record }>;
    readonly update: (ask: ById & { readonly body: Form & { readonly version: number } }) => Promise<{
      readonly data: Record;
    }>;
    readonly remove: (ask: ById) => Promise<Told>;
  };
  readonly emptyDraft: D;
  readonly draftOf: (record: Record) => D;
  /** All that is wrong with a draft, by the path of its field. */
  readonly faultsOf: (draft: D) => Faults;
  /** The draft as the contract wants it; null where it may not be sent. */
  readonly checkedForm: (draft: D) => Form | null;
  readonly nameOf: (draft: D) => string;
  readonly fieldNames: Readonly<{ [Key in keyof D & string]: StaffKey }>;
  /** What stands in a field, for a person who compares two versions. */
  readonly shownValue: (draft: D, key: keyof D & string) => string;
  readonly main: ComponentType<CardProps<Record, D>>;
  readonly side: ComponentType<CardProps<Record, D>>;
  /** The record's page in the shop, where it has one. */
  readonly customerHref?: (record: Record) => string;
  readonly removal: { readonly title: StaffKey; readonly question: (name: string) => string };
}
