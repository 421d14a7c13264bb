import { z } from 'zod';
import { MachineNotes, MachineRow, MachineState, SerialNumber } from './machines.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { recordRoutes } from './records.ts';
import { Id, ids, ListRequest, name, NearDay, shape } from './shapes.ts';

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

export const adminMachines = {
  ...recordRoutes({
    path: 'machines',
    form: MachineForm,
    view: AdminMachine,
    list: shape({
      ...ListRequest.shape,
      view: z.enum(ADMIN_MACHINE_VIEWS).default('all'),
      companyIds: ids(100),
      sortBy: z.enum(ADMIN_MACHINE_SORTS).default('deliveredOn'),
      isSortAscending: z.boolean().default(false),
    }),
    words: ['machine', 'machines of all companies'],
    problems: ['machines.no_article', 'machines.no_company', 'machines.dates_turned'],
  }),
  ...routes({
    counts: {
      method: 'GET',
      path: '/admin/machines/counts',
      access: BACK_OFFICE,
      answer: shape({ service: z.int(), warranty: z.int(), no_serial: z.int() }),
      summary: 'How many machines wait for something.',
    },
  }),
};

export type MachineForm = z.output<typeof MachineForm>;
export type AdminMachine = z.output<typeof AdminMachine>;
