import { jibCheckDigit } from '@sjaj/domain';
import { companyOf } from './companies.ts';
import { users } from './users.ts';

type State = 'pending' | 'asked' | 'rejected';
type EventKind = 'received' | 'asked' | 'answered' | 'rejected';

/** A request for an account by invented people; none of their addresses can receive mail. */
export interface AccountRequest {
  readonly id: number;
  readonly state: State;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string | null;
  readonly email: string;
  readonly phone: string;
  readonly companyTitle: string;
  readonly jib: string;
  readonly address: string;
  readonly town: string;
  /** Ids of areas of interest. */
  readonly areas: readonly number[];
  readonly message: string;
  readonly language: 'bs' | 'hr' | 'srLatn' | 'srCyrl' | 'en';
  readonly events: readonly RequestEvent[];
}

interface RequestEvent {
  readonly kind: EventKind;
  readonly note: string;
  readonly isByStaff: boolean;
  readonly hoursAgo: number;
}

/** An invented number whose check digit fits; the series beginning with 42999 belongs to nobody. */
function jibOf(running: number): string {
  for (let number = running; ; number += 1) {
    const first = `429990${String(number).padStart(6, '0')}`;
    const check = jibCheckDigit(first);
    if (check < 10) return `${first}${check}`;
  }
}

const received = (hoursAgo: number): RequestEvent => ({ kind: 'received', note: '', isByStaff: false, hoursAgo });
const byStaff = (kind: EventKind, note: string, hoursAgo: number): RequestEvent => ({
  kind,
  note,
  isByStaff: true,
  hoursAgo,
});

const REQUESTS: readonly Omit<AccountRequest, 'id'>[] = [
  {
    state: 'pending',
    firstName: 'Selma',
    lastName: 'Karić',
    position: 'voditeljica nabavke',
    email: 'selma@lipovhlad.test',
    phone: '+387 36 123 456',
    companyTitle: 'Pansion Lipov hlad d.o.o.',
    jib: jibOf(4_501),
    address: 'Ulica lipa 17',
    town: 'Konjic',
    areas: [1],
    message: 'Trebamo dozatore na 24 mjesta i papirnu konfekciju svake druge sedmice.',
    language: 'bs',
    events: [received(29)],
  },
  {
    state: 'pending',
    firstName: 'Tarik',
    lastName: 'Hodžić',
    position: null,
    // Somebody else of a company that is a customer already.
    email: 'tarik.hodzic@vodenica.test',
    phone: '+387 61 222 333',
    companyTitle: 'HOTEL VODENICA',
    jib: companyOf('K-00231').jib,
    address: 'Bulevar 14',
    town: 'Mostar',
    areas: [1],
    message: 'Molim pristup za recepciju.',
    language: 'bs',
    events: [received(6)],
  },
  {
    state: 'pending',
    firstName: 'Jelena',
    lastName: 'Simić',
    position: 'vlasnica',
    email: 'jelena@ordinacija-neven.test',
    phone: '+387 51 444 555',
    companyTitle: 'Ordinacija Neven s.p.',
    jib: jibOf(7_120),
    address: 'Vrbaska 4',
    town: 'Banja Luka',
    areas: [2, 10],
    message: '',
    language: 'srCyrl',
    events: [
      received(50),
      byStaff('asked', 'Koliko ordinacija snabdijevate i treba li vam dostava na više adresa?', 47),
      { kind: 'answered', note: 'Dvije ordinacije, dostava na obje.', isByStaff: false, hoursAgo: 2 },
    ],
  },
  {
    state: 'asked',
    firstName: 'Ante',
    lastName: 'Grgić',
    position: 'voditelj održavanja',
    email: 'ante@kamen-plus.test',
    phone: '+387 39 700 100',
    companyTitle: 'Kamen plus d.o.o.',
    jib: jibOf(8_340),
    address: 'Industrijska 2',
    town: 'Čitluk',
    areas: [5, 8],
    message: 'Zanima nas zaštitna oprema za 40 radnika.',
    language: 'hr',
    events: [received(76), byStaff('asked', 'Možete li nam poslati popis veličina po radniku?', 70)],
  },
  {
    state: 'rejected',
    firstName: 'Emina',
    lastName: 'Alić',
    position: null,
    email: 'emina@privatno.test',
    phone: '+387 62 900 800',
    companyTitle: 'Emina Alić',
    jib: jibOf(9_876),
    address: 'Alipašina 3',
    town: 'Sarajevo',
    areas: [4],
    message: 'Kupujem za stan.',
    language: 'bs',
    events: [
      received(200),
      byStaff('rejected', 'Korisničke račune otvaramo firmama. Za domaćinstvo pogledajte prodavnicu za građane.', 190),
    ],
  },
];

export const accountRequests: readonly AccountRequest[] = REQUESTS.map((one, index) => ({ id: index + 1, ...one }));

/** The member of staff who has asked and rejected. */
export function deciderOfRequests() {
  const decider = users.find(({ role }) => role === 'administrator');
  if (!decider) throw new Error('the demo has no administrator');
  return decider;
}
