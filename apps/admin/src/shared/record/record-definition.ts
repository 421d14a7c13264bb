import type { ComponentType } from 'react';
import type { StaffKey } from '@sjaj/i18n';
import type { FieldErrors } from '../form/form-errors.ts';
import type { DraftState } from '../form/draft.ts';

/** The fields of every saved record. */
export interface Saved {
  readonly id: number;
  readonly version: number;
  /** In the language of the page. */
  readonly name: string;
}

interface WithMessage {
  readonly info?: { readonly message: string };
}

interface ById {
  readonly params: { readonly id: number };
}

/** The props of the panels of a form. */
export interface CardProps<Record, D extends object> {
  readonly state: DraftState<D>;
  readonly errors: FieldErrors;
  /** Absent for a new record. */
  readonly record?: Record;
  /** Called when a panel has saved a part of the record by itself; typed text stays. Absent for a new record. */
  readonly onRecord?: (record: Record) => void;
}

/** The definition of a record that staff change, but neither add nor delete. The page to edit it is derived from it. */
export interface EditableDefinition<Record extends Saved, Form extends object, D extends object> {
  /** The address of the list; the record's address is below it. */
  readonly home: `/${string}`;
  /** The first part of all query keys of these records. */
  readonly queryKey: string;
  /** As the audit log calls these records. */
  readonly entity: string;
  readonly title: StaffKey;
  readonly calls: {
    readonly one: (input: ById) => Promise<{ readonly data: Record }>;
    readonly update: (input: ById & { readonly body: Form & { readonly version: number } }) => Promise<{
      readonly data: Record;
    }>;
    readonly remove?: (input: ById) => Promise<WithMessage>;
  };
  readonly draftOf: (record: Record) => D;
  /** The errors of a draft, by the path of the field. */
  readonly errorsOf: (draft: D) => FieldErrors;
  /** The draft as the body of the call; null for an invalid draft. */
  readonly checkedForm: (draft: D) => Form | null;
  readonly nameOf: (draft: D) => string;
  readonly fieldNames: Readonly<{ [Key in keyof D & string]: StaffKey }>;
  /** The text of a field in the comparison of two versions. */
  readonly shownValue: (draft: D, key: keyof D & string) => string;
  readonly main: ComponentType<CardProps<Record, D>>;
  readonly side: ComponentType<CardProps<Record, D>>;
  /** The draft of a new record like this one, without what only one can have. Records of a kind without it are not duplicated. */
  readonly copyOf?: (draft: D) => D;
  /** The record's page in the shop, if it has one. */
  readonly customerHref?: (record: Record) => string;
  readonly removal?: { readonly title: StaffKey; readonly question: (name: string) => string };
}

/** The definition of a record that staff add and change. It may be one that is closed or archived instead of deleted. */
export interface NewRecordDefinition<
  Record extends Saved,
  Form extends object,
  D extends object,
> extends EditableDefinition<Record, Form, D> {
  readonly newTitle: StaffKey;
  readonly calls: EditableDefinition<Record, Form, D>['calls'] & {
    readonly create: (input: {
      readonly body: Form;
      readonly idempotencyKey: string;
    }) => Promise<{ readonly data: Record }>;
  };
  readonly emptyDraft: D;
}

/** The definition of a record with its own form. The pages to create, edit and delete it are derived from it. */
export interface RecordDefinition<
  Record extends Saved,
  Form extends object,
  D extends object,
> extends NewRecordDefinition<Record, Form, D> {
  readonly calls: NewRecordDefinition<Record, Form, D>['calls'] & {
    readonly remove: (input: ById) => Promise<WithMessage>;
  };
  readonly removal: { readonly title: StaffKey; readonly question: (name: string) => string };
}
