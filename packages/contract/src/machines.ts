import { z } from 'zod';
import { CUSTOMERS, routes } from './route.ts';
import { ById, Day, Id, longText, name, shape, sortedList } from './shapes.ts';

export const MACHINE_STATES = ['in_use', 'in_service', 'retired'] as const;
export const MachineState = z.enum(MACHINE_STATES);

/** Days before the end of a warranty, or a service, from which on machines are listed as soon due. Their owners are reminded once. */
export const MACHINE_REMINDER_DAYS = 14;

/** `over` after the last day; `unknown` where nobody has entered one. */
const MachineWarranty = z.enum(['covered', 'ending', 'over', 'unknown']);
/** `none` where no next service is planned. */
const MachineService = z.enum(['none', 'planned', 'soon', 'overdue']);

export const SerialNumber = name(64).regex(/[\p{L}\p{N}]/u);

const MachineArticle = shape({
  id: Id,
  code: z.string(),
  title: z.string(),
  brand: z.string(),
  slug: z.string(),
  imageUrl: z.string().nullable(),
  placeholder: z.string(),
});

export const MachineRow = shape({
  id: Id,
  /** As on the type plate; null until somebody has entered it. */
  serialNumber: z.string().nullable(),
  article: MachineArticle,
  /** Where its owner says that it stands. */
  place: z.string(),
  state: MachineState,
  deliveredOn: Day.nullable(),
  warrantyUntil: Day.nullable(),
  warranty: MachineWarranty,
  nextServiceOn: Day.nullable(),
  service: MachineService,
});

export const Machine = shape({
  ...MachineRow.shape,
  boughtOn: Day.nullable(),
  lastServiceOn: Day.nullable(),
  /** The id is null where the caller may not open the order. */
  order: shape({ id: Id.nullable(), number: z.string() }).nullable(),
  /** The line of the order that it was bought with, if the caller may open the order. */
  orderLineId: Id.nullable(),
  warrantyMonths: z.int().nullable(),
  note: z.string(),
  version: z.int(),
});

/** What the owner of a machine keeps about it. */
export const MachineNotes = { place: longText(100), note: longText(1_000) };

export const MACHINE_VIEWS = ['all', 'attention', 'retired'] as const;

export const machines = routes({
  list: {
    method: 'POST',
    path: '/machines/get-machines',
    reads: true,
    access: CUSTOMERS,
    body: shape({
      ...sortedList(z.enum(['default', 'createdDate', 'warrantyUntil', 'nextServiceOn']).default('default')).shape,
      /** `all` without retired ones; `attention`: service is due soon, or the warranty ends soon. */
      view: z.enum(MACHINE_VIEWS).default('all'),
    }),
    answer: MachineRow,
    paged: true,
    summary: 'Machines of the company, the newest first; `quickSearch` finds serial number, article and place.',
  },
  counts: {
    method: 'GET',
    path: '/machines/counts',
    access: CUSTOMERS,
    answer: shape({ all: z.int(), attention: z.int(), retired: z.int() }),
    summary: 'How many machines each view of the list has.',
  },
  one: {
    method: 'GET',
    path: '/machines/{id}',
    access: CUSTOMERS,
    params: ById,
    answer: Machine,
    problems: ['machines.not_found'],
    summary: 'A machine of the company.',
  },
  update: {
    method: 'PUT',
    path: '/machines/{id}',
    access: CUSTOMERS,
    params: ById,
    body: shape({ ...MachineNotes, version: z.int().min(1) }),
    answer: Machine,
    problems: ['machines.not_found', 'records.changed_meanwhile'],
    summary: 'Saves where a machine stands, and the note about it.',
  },
});

export type MachineState = z.output<typeof MachineState>;
export type MachineRow = z.output<typeof MachineRow>;
export type Machine = z.output<typeof Machine>;
