import { businessDate, type BusinessDate } from '@sjaj/domain';
import { randomFor, type Random } from '../random.ts';
import { companies, type Company } from './companies.ts';
import { figuresOf, type DemoOrder } from './order.ts';

/** One booking on a company's account, feninga. */
interface Booking {
  readonly companyId: number;
  readonly on: BusinessDate;
  readonly document: string;
  readonly comment: string;
  readonly owes: number;
  readonly claims: number;
  readonly dueOn: BusinessDate | null;
}

const DAY = 86_400_000;

/** The hotel whose account the screens show: its newest due invoice is still open. */
const SHOWN = 'K-00231';

interface Paid {
  readonly company: Company;
  readonly deliveredAt: Date;
  readonly now: Date;
}

/** When an invoice was paid; null while it is open. Late payers exist, and the shown hotel has one invoice overdue. */
function paidAt({ company, deliveredAt, now }: Paid, random: Random): Date | null {
  const due = deliveredAt.getTime() + company.termDays * DAY;
  const overdue = now.getTime() - due;
  if (company.external === SHOWN && overdue > 0 && overdue < 12 * DAY) return null;
  const late = random.between(-6, random.chance(0.25) ? 24 : 3) * DAY;
  const at = due + late;
  return at < now.getTime() ? new Date(at) : null;
}

/** The two sides of a booking and when it falls due; what is not given is nothing. */
interface Side {
  readonly owes?: number;
  readonly claims?: number;
  readonly due?: Date;
}

function bookingsOf(company: Company, orders: readonly DemoOrder[], now: Date): Booking[] {
  const random = randomFor(`ledger ${company.external}`);
  const year = String(now.getFullYear() % 100);
  const opening = random.between(20, 180) * 1000 + random.between(0, 99) * 10;
  const start = new Date(now.getTime() - 185 * DAY);
  const book = (at: Date, document: string, comment: string, { owes = 0, claims = 0, due }: Side): Booking => ({
    companyId: company.id,
    on: businessDate(at),
    document,
    comment,
    owes,
    claims,
    dueOn: due ? businessDate(due) : null,
  });
  const payment = (at: Date, statement: number, claims: number): Booking =>
    book(at, `${year}-I-${statement}`, `Uplata, izvod ${statement}`, { claims });
  const bookings = [
    book(start, `${year}-P-1`, 'Početno stanje', { owes: opening }),
    payment(new Date(start.getTime() + 9 * DAY), company.id + 100, opening),
  ];
  orders.forEach((order, index) => {
    const deliveredAt = order.events.at(-1)?.at ?? order.placedAt;
    const { total } = figuresOf(order);
    const number = `${year}-F-${7000 + order.id * 29}`;
    const due = new Date(deliveredAt.getTime() + company.termDays * DAY);
    bookings.push(book(deliveredAt, number, `Faktura ${number}`, { owes: total, due }));
    const paid = paidAt({ company, deliveredAt, now }, random);
    if (paid) bookings.push(payment(paid, 120 + order.id + index, total));
  });
  return bookings.sort((a, b) => a.on.localeCompare(b.on));
}

/** The accounts of all companies: opening balance, an invoice for each delivered order, payments. */
export const ledgerOf = (orders: readonly DemoOrder[], now: Date): Booking[] =>
  companies.flatMap((company) =>
    bookingsOf(
      company,
      orders.filter((order) => order.company?.id === company.id && order.status === 5),
      now,
    ),
  );
