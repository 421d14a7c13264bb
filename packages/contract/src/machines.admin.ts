import { z } from 'zod';
import { MachineNotes, MachineRow, MachineState, SerialNumber } from './machines.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, ids, ListRequest, name, NearDay, shape } from './shapes.ts';

const ADMIN_MACHINE_SORTS = ['serialNumber', 'company', 'deliveredOn', 'warrantyUntil', 'nextServiceOn'] as const;
/** `service`: overdue, or due within 14 days. `warranty`: ends within 14 days. `no_serial`: delivered without a serial number. */
const ADMIN_MACHINE_VIEWS = ['all', 'service', 'warranty', 'no_serial', 'retired'] as const;

export const MachineForm = shape({
  companyId: Id,
  articleCode: name(40),
  serialNumber: SerialNumber.nullable(),
  state: MachineState,
  boughtOn: NearDay.nullable(),
  deliveredOn: NearDay.nullable(),
  /** Left out of a new machine, it follows from the delivery and the warranty of the article. */
  warrantyUntil: NearDay.nullable(),
  lastServiceOn: NearDay.nullable(),
  nextServiceOn: NearDay.nullable(),
  ...MachineNotes,
});

export const AdminMachine = shape({
  ...MachineForm.shape,
  ...MachineRow.shape,
  companyTitle: z.string(),
  order: shape({ id: Id, number: z.string() }).nullable(),
  version: z.int(),
  name: z.string(),
});

export const adminMachines = routes({
  list: {
    method: 'POST',
    path: '/admin/machines/get-machines',
    reads: true,
    access: BACK_OFFICE,
    body: shape({
      ...ListRequest.shape,
      view: z.enum(ADMIN_MACHINE_VIEWS).default('all'),
      companyIds: ids(100),
      sortBy: z.enum(ADMIN_MACHINE_SORTS).default('deliveredOn'),
      isSortAscending: z.boolean().default(false),
    }),
    answer: AdminMachine,
    paged: true,
    summary: 'Machines of all companies; `quickSearch` finds serial number, article, company, order and place.',
  },
  counts: {
    method: 'GET',
    path: '/admin/machines/counts',
    access: BACK_OFFICE,
    answer: shape({ service: z.int(), warranty: z.int(), no_serial: z.int() }),
    summary: 'How many machines wait for something.',
  },
  one: {
    method: 'GET',
    path: '/admin/machines/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminMachine,
    problems: ['records.not_found'],
    summary: 'One machine for staff.',
  },
  create: {
    method: 'POST',
    path: '/admin/machines',
    access: BACK_OFFICE,
    body: MachineForm,
    answer: AdminMachine,
    idempotent: true,
    problems: ['records.taken', 'machines.no_article', 'machines.no_company', 'machines.dates_turned'],
    summary: 'Adds a machine to those of a company.',
  },
  update: {
    method: 'PUT',
    path: '/admin/machines/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...MachineForm.shape, version: z.int().min(1) }),
    answer: AdminMachine,
    problems: [
      'records.not_found',
      'records.changed_meanwhile',
      'records.taken',
      'machines.no_article',
      'machines.no_company',
      'machines.dates_turned',
    ],
    summary: 'Saves a machine, unless somebody else has saved it since.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/machines/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'records.in_use'],
    summary: 'Deletes a machine that was entered by mistake; its service requests stay.',
  },
});

export type MachineForm = z.output<typeof MachineForm>;
export type AdminMachine = z.output<typeof AdminMachine>;
