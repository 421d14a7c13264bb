import {
  addDays,
  businessDate,
  type BusinessDate,
  daysBetween,
  feninga,
  type Feninga,
  openAmounts,
  ZERO,
} from '@sjaj/domain';
import { randomFor, type Random } from '../random.ts';
import { companies, type Company } from './companies.ts';
import { figuresOf, type DemoOrder } from './order.ts';

/** One booking on a company's account, feninga. */
export interface Booking {
  readonly companyId: number;
  readonly kind: 'opening' | 'invoice' | 'credit_note' | 'payment';
  readonly on: BusinessDate;
  readonly document: string;
  readonly comment: string;
  readonly owes: Feninga;
  readonly claims: Feninga;
  readonly dueOn: BusinessDate | null;
  readonly settles: string | null;
  readonly orderId: number | null;
  readonly openAmount: Feninga;
}

/** The hotel whose account the screens show: its newest due invoice is still open. */
const SHOWN = 'K-00231';
/** A debtor: an invoice of spring and one of early autumn are still open. */
const DEBTOR = 'K-00118';
/** Accounts that reach back for years. */
const WITH_HISTORY: readonly string[] = [SHOWN, DEBTOR, 'K-00412'];
const YEARS_DAYS = 3 * 365;
const HALF_YEAR_DAYS = 185;

/** An invoice to be booked and paid. */
interface Invoice {
  readonly number: string;
  readonly on: BusinessDate;
  readonly total: Feninga;
  readonly orderId: number | null;
}

/** The days that a payment comes after the due date; null for an invoice that is not paid. */
type Lateness = (invoice: Invoice, dueOn: BusinessDate) => number | null;

function latenessOf(company: Company, today: BusinessDate, random: Random): Lateness {
  return (_, dueOn) => {
    const overdue = daysBetween(dueOn, today);
    if (company.external === SHOWN && overdue > 0 && overdue < 12) return null;
    if (company.external === DEBTOR && ((overdue > 35 && overdue < 55) || (overdue > 100 && overdue < 125)))
      return null;
    return random.between(-6, random.chance(0.25) ? 24 : 3);
  };
}

const yearOf = (date: BusinessDate): string => date.slice(2, 4);

/** Invoices of the years before the orders that the demo has: one or two a month. */
function earlierInvoices(company: Company, from: BusinessDate, until: BusinessDate, random: Random): Invoice[] {
  const invoices: Invoice[] = [];
  for (let on = addDays(from, random.between(4, 12)); on < until; on = addDays(on, random.between(14, 30))) {
    const number = `${yearOf(on)}-F-${1000 + invoices.length * 37 + company.id}`;
    const total = feninga(random.between(90, 900) * 100 + random.between(0, 99));
    invoices.push({ number, on, total, orderId: null });
  }
  return invoices;
}

function orderInvoices(orders: readonly DemoOrder[]): Invoice[] {
  return orders.map((order) => {
    const on = businessDate(order.events.at(-1)?.at ?? order.placedAt);
    const number = `${yearOf(on)}-F-${7000 + order.id * 29}`;
    return { number, on, total: feninga(figuresOf(order).total), orderId: order.id };
  });
}

type Draft = Omit<Booking, 'companyId' | 'openAmount'>;

/** A payment by the statement of its day; several of one day are told apart. */
function payment(on: BusinessDate, settles: string, claims: Feninga, taken: Set<string>): Draft {
  const statement = daysBetween(`${on.slice(0, 4)}-01-01`, on) + 1;
  let document = `${yearOf(on)}-I-${statement}`;
  for (let more = 2; taken.has(document); more += 1) document = `${yearOf(on)}-I-${statement}/${more}`;
  taken.add(document);
  return {
    kind: 'payment',
    on,
    document,
    comment: `Izvod ${statement}`,
    owes: ZERO,
    claims,
    dueOn: null,
    settles,
    orderId: null,
  };
}

const side = (owes: Feninga, claims: Feninga) => ({ owes, claims, settles: null, orderId: null });

function draftsOf(company: Company, orders: readonly DemoOrder[], today: BusinessDate): Draft[] {
  const random = randomFor(`ledger ${company.external}`);
  const latenessDays = latenessOf(company, today, random);
  const hasHistory = WITH_HISTORY.includes(company.external);
  const start = addDays(today, -(hasHistory ? YEARS_DAYS : HALF_YEAR_DAYS));
  const opening = feninga(random.between(20, 180) * 1000 + random.between(0, 99) * 10);
  const openingNumber = `${yearOf(start)}-P-1`;
  const ofOrders = orderInvoices(orders).filter(({ on }) => on > start);
  const firstOrder = ofOrders.map(({ on }) => on).sort()[0] ?? today;
  const invoices = [...(hasHistory ? earlierInvoices(company, start, firstOrder, random) : []), ...ofOrders];
  const taken = new Set<string>();
  return [
    {
      ...side(opening, ZERO),
      kind: 'opening',
      on: start,
      document: openingNumber,
      comment: 'Početno stanje',
      dueOn: null,
    },
    payment(addDays(start, 9), openingNumber, opening, taken),
    ...invoices.flatMap((invoice, index) => {
      const { number, on, total, orderId } = invoice;
      const dueOn = addDays(on, company.termDays);
      const credited = hasHistory && index % 9 === 4 ? feninga(Math.round(total * 0.08)) : ZERO;
      const late = latenessDays(invoice, dueOn);
      const paidOn = late === null ? null : [addDays(dueOn, late), addDays(on, 1)].sort()[1];
      const drafts: Draft[] = [
        { ...side(total, ZERO), kind: 'invoice', on, document: number, comment: `Faktura ${number}`, dueOn, orderId },
      ];
      const creditedOn = addDays(on, 3);
      if (credited > 0 && creditedOn <= today) {
        const document = `${yearOf(creditedOn)}-O-${100 + index}`;
        drafts.push({
          ...side(ZERO, credited),
          kind: 'credit_note',
          on: creditedOn,
          document,
          comment: `Knjižno odobrenje ${document}`,
          dueOn: null,
          settles: number,
        });
      }
      if (paidOn !== null && paidOn !== undefined && paidOn <= today) {
        drafts.push(payment(paidOn, number, feninga(total - credited), taken));
      }
      return drafts;
    }),
  ];
}

function bookingsOf(company: Company, orders: readonly DemoOrder[], now: Date): Booking[] {
  const drafts = draftsOf(company, orders, businessDate(now)).sort((a, b) => a.on.localeCompare(b.on));
  const open = openAmounts(
    drafts.map(({ document, owes, claims, on, dueOn, settles }) => ({
      number: document,
      owes,
      claims,
      bookedOn: on,
      dueOn,
      settles,
    })),
  );
  return drafts.map((draft, index) => ({ ...draft, companyId: company.id, openAmount: open[index] ?? ZERO }));
}

/** The accounts of all companies: opening balance, an invoice for each delivered order, payments, some credit notes. */
export const ledgerOf = (orders: readonly DemoOrder[], now: Date): Booking[] =>
  companies.flatMap((company) =>
    bookingsOf(
      company,
      orders.filter((order) => order.company?.id === company.id && order.status === 5),
      now,
    ),
  );
