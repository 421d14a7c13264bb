import {
  COMPLAINT_KINDS,
  type ComplaintForm,
  type ComplaintKind,
  type Machine,
  type PurchasedLine,
} from '@sjaj/contract';

/** An upload that waits for the complaint. */
export interface DraftFile {
  readonly id: number;
  readonly name: string;
  /** Unix time in ms: the server deletes uploads after a day. */
  readonly at: number;
}

/** What is typed into the form of a new complaint. */
export interface ComplaintDraft {
  readonly kind: ComplaintKind;
  /** The chosen line of an order; null where the product is typed. */
  readonly line: PurchasedLine | null;
  /** The machine of the company that it is about; it takes the place of a line. */
  readonly machine: Machine | null;
  readonly contactPerson: string;
  readonly contactPhone: string;
  readonly productName: string;
  readonly productCode: string;
  readonly brand: string;
  readonly quantity: string;
  readonly serialNumber: string;
  readonly invoiceNumber: string;
  readonly receivedOn: string;
  readonly description: string;
  readonly files: readonly DraftFile[];
}

export const EMPTY_DRAFT: ComplaintDraft = {
  kind: 'complaint',
  line: null,
  machine: null,
  contactPerson: '',
  contactPhone: '',
  productName: '',
  productCode: '',
  brand: '',
  quantity: '',
  serialNumber: '',
  invoiceNumber: '',
  receivedOn: '',
  description: '',
  files: [],
};

/** Fields that are wrong before anything is sent, by what is wrong with them. */
export type DraftErrors = Partial<
  Record<'contactPerson' | 'productName' | 'quantity' | 'description', 'required' | 'quantity'>
>;

const WHOLE = /^\d{1,4}$/;

export function errorsOf(draft: ComplaintDraft): DraftErrors {
  const { line, machine, quantity } = draft;
  const typed = quantity.trim();
  const isQuantity = WHOLE.test(typed) && Number(typed) >= 1 && Number(typed) <= (line?.quantity ?? 9_999);
  return {
    ...(draft.contactPerson.trim() === '' && { contactPerson: 'required' }),
    ...(line === null && machine === null && draft.productName.trim() === '' && { productName: 'required' }),
    ...(typed !== '' && !isQuantity && { quantity: 'quantity' }),
    ...(draft.description.trim() === '' && { description: 'required' }),
  } as const;
}

/** The request for a draft without errors; what is empty is left out. */
export function formOf(draft: ComplaintDraft): ComplaintForm {
  const { kind, line, machine, quantity } = draft;
  const optional = line === null && machine === null ? TYPED : OF_ANY;
  const filled = optional.flatMap((field) => {
    const text = draft[field].trim();
    return text === '' ? [] : [[field, text]];
  });
  return {
    kind,
    contactPerson: draft.contactPerson.trim(),
    description: draft.description.trim(),
    fileIds: draft.files.map(({ id }) => id),
    ...(Object.fromEntries(filled) as Partial<ComplaintForm>),
    ...(machine ? { machineId: machine.id } : line && { orderLineId: line.lineId }),
    ...(quantity.trim() !== '' && { quantity: Number(quantity) }),
  };
}

const OF_ANY = ['contactPhone', 'serialNumber', 'invoiceNumber', 'receivedOn'] as const;
const TYPED = [...OF_ANY, 'productName', 'productCode', 'brand'] as const;

/** Whether somebody has typed more than what was filled in for them. */
export const isBegun = ({ line, machine, productName, description, serialNumber, files }: ComplaintDraft): boolean =>
  line !== null ||
  machine !== null ||
  files.length > 0 ||
  [productName, description, serialNumber].some((text) => text.trim() !== '');

const STORED_MS = 20 * 3_600_000;

const isFile = (value: unknown, now: number): value is DraftFile => {
  if (value === null || typeof value !== 'object') return false;
  const { id, name, at } = value as Partial<Record<keyof DraftFile, unknown>>;
  return Number.isInteger(id) && typeof name === 'string' && typeof at === 'number' && now - at < STORED_MS;
};

/** A stored draft; an older version of the shop may have stored other fields. Uploads that the server may have deleted are left out. */
export function draftFrom(stored: unknown, now: number): ComplaintDraft {
  if (stored === null || typeof stored !== 'object') return EMPTY_DRAFT;
  const fields = Object.entries(EMPTY_DRAFT).map(([field, empty]) => {
    const value = (stored as Record<string, unknown>)[field];
    return [field, typeof value === typeof empty ? value : empty];
  });
  const draft = Object.fromEntries(fields) as ComplaintDraft;
  return {
    ...draft,
    kind: COMPLAINT_KINDS.includes(draft.kind) ? draft.kind : EMPTY_DRAFT.kind,
    files: Array.isArray(draft.files) ? draft.files.filter((file) => isFile(file, now)) : [],
  };
}
