import { addDays, businessDate } from '@sjaj/domain';
import { representativeOf, userNamed } from '../trade/users.ts';
import { table, type Cell, type Table } from './table.ts';

interface DemoVisit {
  /** A user of the company that was visited. */
  readonly customer: string;
  readonly daysAgo: number;
  readonly person: string;
  readonly summary: string;
  readonly nextStep?: string;
  /** Negative where it is overdue. */
  readonly nextInDays?: number;
}

const VISITS: readonly DemoVisit[] = [
  {
    customer: 'amra',
    daysAgo: 41,
    person: 'Jasmin, nabavka',
    summary: 'Prešli na koncentrate za sobe. Zadovoljni su dozatorima, traže obuku za novo osoblje.',
  },
  {
    customer: 'amra',
    daysAgo: 9,
    person: 'Amra, domaćinstvo',
    summary: 'Razmišljaju o drugoj mašini za podove u aneksu.\nKonkurencija im nudi najam.',
    nextStep: 'Donijeti ponudu za mašinu i dogovoriti probu',
    nextInDays: -1,
  },
  {
    customer: 'ivana',
    daysAgo: 20,
    person: 'Ivana',
    summary: 'Nova sezona upisa: treba više papirne galanterije i sredstava bez mirisa.',
    nextStep: 'Pokazati uzorke sredstava bez mirisa',
    nextInDays: 0,
  },
  {
    customer: 'selma',
    daysAgo: 15,
    person: 'Selma',
    summary: 'Otvaraju poslovnicu. Dogovoren početni paket opreme.',
    nextStep: 'Potvrditi spisak opreme',
    nextInDays: 4,
  },
];

/** What sales representatives have written down of their visits. */
export function visitTable(today: Date): Table {
  const day = businessDate(today);
  const rows = VISITS.flatMap(({ customer, daysAgo, person, summary, nextStep = '', nextInDays }): Cell[][] => {
    const { company } = userNamed(customer);
    if (company === null) return [];
    const { id, firstName, lastName } = representativeOf(company);
    const nextOn = nextInDays === undefined ? null : addDays(day, nextInDays);
    const at = new Date(today.getTime() - daysAgo * 86_400_000);
    return [
      [company.id, id, `${firstName} ${lastName}`, addDays(day, -daysAgo), person, summary, nextStep, nextOn, at],
    ];
  });
  return table(
    'customer_visit',
    'company_id user_id user_name visited_on person summary next_step next_on created_at',
    rows,
  );
}
