import { addDays, addMonths, type BusinessDate, businessDate } from '@sjaj/domain';
import type { Link } from '../compose/article.ts';
import { userNamed } from '../trade/users.ts';
import type { Numbered } from './article-tables.ts';
import { table, type Cell, type Table } from './table.ts';

interface DemoMachine {
  /** A user of the company that has the machine. */
  readonly customer: string;
  /** Null where staff have not read it yet. */
  readonly serialNumber: string | null;
  readonly deliveredDaysAgo: number;
  readonly place: string;
  readonly note?: string;
  readonly state?: 'in_service' | 'retired';
  readonly servicedDaysAgo?: number;
  /** Negative where it is overdue. */
  readonly serviceInDays?: number;
  /** Where the warranty is not that of the article. */
  readonly warrantyInDays?: number;
}

const MACHINES: readonly DemoMachine[] = [
  {
    customer: 'amra',
    serialNumber: 'TR-25-11940',
    deliveredDaysAgo: 200,
    place: 'Glavna zgrada, ostava u prizemlju',
    state: 'in_service',
    servicedDaysAgo: 4,
  },
  {
    customer: 'amra',
    serialNumber: 'S10-24-00871',
    deliveredDaysAgo: 300,
    place: 'Aneks, 2. sprat',
    note: 'Rezervni filteri su u ormaru kod lifta.',
    servicedDaysAgo: 20,
    serviceInDays: 160,
  },
  {
    customer: 'amra',
    serialNumber: 'FM 430-22-0107',
    deliveredDaysAgo: 700,
    place: 'Wellness centar',
    servicedDaysAgo: 190,
    serviceInDays: 9,
    warrantyInDays: 11,
  },
  { customer: 'amra', serialNumber: 'KS-21-55018', deliveredDaysAgo: 1_480, place: 'Skladište', state: 'retired' },
  {
    customer: 'amra',
    serialNumber: null,
    deliveredDaysAgo: 12,
    place: '',
  },
  {
    customer: 'milica',
    serialNumber: 'VJ/23/00412',
    deliveredDaysAgo: 900,
    place: 'Погон за прераду воде',
    servicedDaysAgo: 400,
    serviceInDays: -35,
  },
  {
    customer: 'milica',
    serialNumber: 'VJ/25/00977',
    deliveredDaysAgo: 150,
    place: 'Управна зграда',
    serviceInDays: 215,
  },
  { customer: 'milica', serialNumber: 'HD-20-3321', deliveredDaysAgo: 1_700, place: 'Радионица', servicedDaysAgo: 120 },
  {
    customer: 'selma',
    serialNumber: 'RS-24-70019',
    deliveredDaysAgo: 420,
    place: 'Pogon 1',
    servicedDaysAgo: 60,
    serviceInDays: 120,
  },
  { customer: 'selma', serialNumber: 'RS-24-70020', deliveredDaysAgo: 420, place: 'Pogon 2', serviceInDays: 5 },
  {
    customer: 'selma',
    serialNumber: 'UV-25-1188',
    deliveredDaysAgo: 90,
    place: 'Restoran',
    note: 'Samo za mokro usisavanje.',
  },
  { customer: 'selma', serialNumber: null, deliveredDaysAgo: 3, place: '' },
];

/** A machine of the register, with the article that it is. */
export interface RegisteredMachine extends DemoMachine {
  readonly id: number;
  readonly item: Numbered;
  readonly companyId: number | null;
  readonly deliveredOn: BusinessDate;
  readonly warrantyUntil: BusinessDate | null;
}

const STEP = 5;
const FITTING: readonly Link['relation'][] = ['spare_part', 'consumable'];

/** Machines of three companies, of articles that have fitting parts. */
export function registeredMachines(
  items: readonly Numbered[],
  links: readonly Link[],
  now: Date,
): readonly RegisteredMachine[] {
  const today = businessDate(now);
  const withParts = new Set(links.filter(({ relation }) => FITTING.includes(relation)).map(({ from }) => from));
  const machines = items.filter(({ article }) => article.kind === 'machine' && withParts.has(article.code));
  return MACHINES.map((machine, index) => {
    const item = machines[(index * STEP) % machines.length];
    if (!item) throw new Error('the assortment has no machine with parts');
    const { warrantyInDays, deliveredDaysAgo } = machine;
    const deliveredOn = addDays(today, -deliveredDaysAgo);
    const { warranty } = item.article;
    const usual = warranty ? addMonths(deliveredOn, warranty) : null;
    const warrantyUntil = warrantyInDays === undefined ? usual : addDays(today, warrantyInDays);
    const companyId = userNamed(machine.customer).company?.id ?? null;
    return { ...machine, id: index + 1, item, companyId, deliveredOn, warrantyUntil };
  });
}

const LEAD_DAYS = 2;

export function machineTable(machines: readonly RegisteredMachine[], now: Date): Table {
  const today = businessDate(now);
  return table(
    'machine',
    `id company_id article_id serial_number bought_on delivered_on warranty_until last_service_on next_service_on state \
place note`,
    machines.map(({ item, servicedDaysAgo, serviceInDays, ...machine }): Cell[] => [
      machine.id,
      machine.companyId,
      item.id,
      machine.serialNumber,
      addDays(machine.deliveredOn, -LEAD_DAYS),
      machine.deliveredOn,
      machine.warrantyUntil,
      servicedDaysAgo === undefined ? null : addDays(today, -servicedDaysAgo),
      serviceInDays === undefined ? null : addDays(today, serviceInDays),
      machine.state ?? 'in_use',
      machine.place,
      machine.note ?? '',
    ]),
  );
}
