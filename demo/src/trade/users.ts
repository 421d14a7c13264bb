import { companyOf, type Company } from './companies.ts';

/** `own_role` is one that the shop has made. */
export const STAFF_ROLES = [
  'sales_representative',
  'warehouse',
  'content',
  'accounting',
  'own_role',
  'administrator',
] as const;
type Role = 'buyer' | 'company_admin' | 'private' | (typeof STAFF_ROLES)[number];

export interface User {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly company: Company | null;
  readonly language: 'bs' | 'hr' | 'srLatn' | 'srCyrl' | 'en';
  readonly phone: string;
  readonly seesPrices: boolean;
  readonly orders: boolean;
  /** Feninga; null = no limit. */
  readonly orderLimit: number | null;
  readonly monthLimit: number | null;
  readonly isActive: boolean;
  /** What the list of log-ins says; null for people who are not shown there. */
  readonly who: string | null;
}

export const CUSTOMER_PASSWORD = 'Sjaj-demo-2026';
export const STAFF_PASSWORD = 'Sjaj-staff-2026';

type Row = readonly [
  username: string,
  name: string,
  role: Role,
  company: string | null,
  language: User['language'],
  more?: Partial<Pick<User, 'seesPrices' | 'orders' | 'orderLimit' | 'monthLimit' | 'isActive'>>,
  who?: string,
];

const ROWS: readonly Row[] = [
  ['amra', 'Amra Hadžić', 'buyer', 'K-00231', 'bs', {}, 'buyer of Hotel Vodenica, Mostar'],
  ['jasmin', 'Jasmin Delić', 'company_admin', 'K-00231', 'bs', {}, 'company admin of Hotel Vodenica'],
  ['lana', 'Lana Vuk', 'buyer', 'K-00231', 'hr', { seesPrices: false }, 'buyer without prices, Hotel Vodenica'],
  [
    'adis',
    'Adis Kurt',
    'buyer',
    'K-00231',
    'bs',
    { orderLimit: 30_000, monthLimit: 80_000 },
    'buyer with limits of 300 and 800 KM',
  ],
  ['emir', 'Emir Softić', 'buyer', 'K-00231', 'bs', { isActive: false }, 'deactivated user, cannot log in'],
  ['milica', 'Milica Jovanović', 'buyer', 'K-00152', 'srCyrl', {}, 'buyer of Vodovod Javor, Cyrillic'],
  ['ivana', 'Ivana Marić', 'buyer', 'K-00420', 'hr', {}, 'buyer of a kindergarten, Croatian'],
  [
    'selma',
    'Selma Kovačević',
    'company_admin',
    'K-00118',
    'bs',
    {},
    'company admin of a cleaning company with branches',
  ],
  ['ana', 'Ana Petrović', 'private', null, 'srLatn', {}, 'private person (open mode)'],
  [
    'dario',
    'Dario Kovač',
    'sales_representative',
    null,
    'bs',
    {},
    'sales representative, Mostar: buys for own companies',
  ],
  ['lejla', 'Lejla Marić', 'administrator', null, 'bs', {}, 'administrator (back office)'],
  ['tarik', 'Tarik Hodžić', 'administrator', null, 'en', {}, 'administrator, English'],
  [
    'edin',
    'Edin Begić',
    'sales_representative',
    null,
    'bs',
    {},
    'sales representative, Sarajevo: buys for own companies',
  ],
  ['nina', 'Nina Jusić', 'sales_representative', null, 'bs'],
  ['sanja', 'Sanja Ilić', 'sales_representative', null, 'srLatn'],
  ['amela', 'Amela Zukić', 'buyer', 'K-00412', 'bs'],
  ['mirza', 'Mirza Hasić', 'company_admin', 'K-00412', 'bs'],
  ['branko', 'Branko Tadić', 'company_admin', 'K-00152', 'srLatn'],
  ['ante', 'Ante Bura', 'company_admin', 'K-00518', 'hr'],
  ['kenan', 'Kenan Mujić', 'buyer', 'K-00096', 'en'],
  ['dino', 'Dino Lasta', 'company_admin', 'K-00466', 'bs'],
  ['marija', 'Marija Šunjić', 'buyer', 'K-00377', 'hr'],
  ['zoran', 'Zoran Savić', 'company_admin', 'K-00311', 'srLatn'],
  ['jelena', 'Jelena Kremenović', 'buyer', 'K-00207', 'srLatn'],
  ['adnan', 'Adnan Breza', 'company_admin', 'K-00409', 'bs'],
  ['slavica', 'Slavica Gajić', 'company_admin', 'K-00344', 'srCyrl'],
  ['josip', 'Josip Zrno', 'company_admin', 'K-00501', 'hr', { isActive: false }],
  ['marko', 'Marko Primorac', 'buyer', 'K-00288', 'hr'],
  ['elma', 'Elma Ćatić', 'buyer', 'K-00361', 'bs'],
  ['samra', 'Samra Begović', 'buyer', 'K-00399', 'bs', { orderLimit: 50_000 }],
  ['haris', 'Haris Osmić', 'company_admin', 'K-00532', 'bs'],
  ['goran', 'Goran Stanić', 'buyer', 'K-00274', 'srLatn'],
  ['nermina', 'Nermina Alagić', 'buyer', 'K-00193', 'bs'],
  ['dragana', 'Dragana Kos', 'buyer', 'K-00165', 'srCyrl'],
  ['predrag', 'Predrag Lukić', 'buyer', 'K-00330', 'srLatn'],
  ['vedran', 'Vedran Ljubić', 'company_admin', 'K-00298', 'hr'],
  ['alma', 'Alma Dizdar', 'buyer', 'K-00118-1', 'bs'],
  ['senad', 'Senad Hrnić', 'buyer', 'K-00118-2', 'bs'],
  ['mirela', 'Mirela Gutić', 'buyer', 'K-00118-3', 'bs'],
  ['dejan', 'Dejan Babić', 'buyer', 'K-00118-4', 'srLatn'],
  ['tea', 'Tea Lovrić', 'buyer', 'K-00412', 'bs', { orderLimit: 1_000 }],
  ['nedim', 'Nedim Hrustić', 'warehouse', null, 'bs', {}, 'warehouse: ships orders, keeps the stock'],
  ['sara', 'Sara Knežević', 'content', null, 'hr', {}, 'content: articles, news, newsletter'],
  ['ivo', 'Ivo Barbarić', 'accounting', null, 'hr', {}, 'accounting: debts, refunds, purchase prices'],
  ['petra', 'Petra Vuković', 'own_role', null, 'srLatn', {}, 'a role that the shop has made: sales by telephone'],
];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('đ', 'dj')
    .normalize('NFD')
    .replace(/[^a-z. ]/g, '')
    .replaceAll(' ', '.');

/** Everyone who can log in, customers and staff. */
export const users: readonly User[] = ROWS.map(([username, name, role, external, language, more = {}, who], index) => {
  const company = external === null ? null : companyOf(external);
  const [firstName = '', lastName = ''] = name.split(' ');
  const domain = company?.domain ?? (role === 'private' ? 'posta.test' : 'sjaj.test');
  return {
    id: index + 1,
    username,
    email: `${plain(name)}@${domain}`,
    firstName,
    lastName,
    role,
    company,
    language,
    phone: company?.phone ?? `033 000-${300 + index}`,
    seesPrices: true,
    orders: true,
    orderLimit: null,
    monthLimit: null,
    isActive: true,
    who: who ?? null,
    ...more,
  };
});

/** The user of that log-in name. */
export function userNamed(username: string): User {
  const found = users.find((user) => user.username === username);
  if (!found) throw new Error(`no user ${username}`);
  return found;
}

export const isStaff = ({ role }: User): boolean => (STAFF_ROLES as readonly Role[]).includes(role);

/** Buyers and admins of a company who may order. */
export const orderersOf = (company: Company): readonly User[] =>
  users.filter((user) => user.company?.id === company.id && user.isActive && user.seesPrices);

const REPRESENTATIVES: readonly (readonly [username: string, areas: readonly string[]])[] = [
  ['dario', ['036', '039', '030']],
  ['edin', ['033']],
  ['nina', ['032', '035', '037']],
  ['sanja', ['051', '052', '053', '057']],
];

/** The sales representative of a company: by its telephone area. */
export function representativeOf(company: Company): User {
  const area = company.phone.slice(0, 3);
  return userNamed(REPRESENTATIVES.find(([, areas]) => areas.includes(area))?.[0] ?? 'edin');
}

/** A log-in that the demo shows: name, password, and who that is. */
export interface DemoLogin {
  readonly username: string;
  readonly password: string;
  readonly who: string;
}

/** The log-ins that the server prints and the README lists. */
export const demoLogins: readonly DemoLogin[] = users.flatMap((user) =>
  user.who === null
    ? []
    : [{ username: user.username, password: isStaff(user) ? STAFF_PASSWORD : CUSTOMER_PASSWORD, who: user.who }],
);
