import { accountRequests, adminAccountRequests } from '@sjaj/contract';
import type { TestShop } from '../http.ts';
import { mailedToken } from './mails.ts';
import { aPerson } from './people.ts';
import { aPlace } from './place.ts';

/** A shop with an administrator, in which people ask for accounts. */
export interface Applications {
  readonly shop: TestShop;
  readonly townId: number;
  readonly areaId: number;
  /** The token of the administrator. */
  readonly staff: string;
}

export async function openApplications(shop: TestShop): Promise<Applications> {
  const { townId } = await aPlace(shop.db);
  const { id: areaId } = await shop.db
    .insertInto('interest_area')
    .values({ name: JSON.stringify({ bs: 'Ugostiteljstvo' }), position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  return { shop, townId, areaId, staff };
}

let made = 0;
const next = (): number => (made += 1);

/** A filled-in form of a company and a person of its own. */
export function requestForm({ townId, areaId }: Pick<Applications, 'townId' | 'areaId'>, changes: object = {}) {
  const number = next();
  return {
    companyTitle: `Lipov hlad ${number} d.o.o.`,
    jib: String(4_299_000_000_000 + number),
    vatNumber: null,
    address: 'Ulica lipa 17',
    townId,
    firstName: 'Selma',
    lastName: 'Karić',
    position: 'nabavka',
    email: `selma${number}@lipovhlad.test`,
    phone: '036 123-456',
    interestAreaIds: [areaId],
    message: 'Trebamo dozatore na 24 mjesta',
    acceptsTerms: true,
    ...changes,
  };
}

type RequestForm = ReturnType<typeof requestForm>;

export const sendRequest = ({ shop }: Applications, body: object, key = `request-${next()}`) =>
  shop.call(accountRequests.create, { body, key });

export const listRequests = ({ shop, staff }: Applications, body: object = {}) =>
  shop.call(adminAccountRequests.list, { token: staff, body: { pageSize: 100, ...body } });

export const readRequest = ({ shop, staff }: Applications, id: number) =>
  shop.call(adminAccountRequests.one, { token: staff, params: { id } });

/** The id of a request that was sent with the form. */
export async function aRequest(at: Applications, body: RequestForm): Promise<number> {
  const { status } = await sendRequest(at, body);
  const rows = (await listRequests(at, { quickSearch: body.email, view: 'all' })).data as { id: number }[];
  const id = rows.at(-1)?.id;
  if (status !== 200 || id === undefined) throw new Error('the request was not accepted');
  return id;
}

export const RIGHTS = { canOrder: true, canViewPrices: true, orderLimit: 500, monthLimit: null };

/** An approval of the form as it is, as a new company. */
export function approvalOf(body: RequestForm, changes: object = {}) {
  const { interestAreaIds: _areas, message: _message, acceptsTerms: _terms, ...account } = body;
  return {
    version: 1,
    account,
    joinCompanyId: null,
    paymentTermDays: 30,
    creditLimit: 2_000,
    discountPercent: 7.5,
    representativeId: null,
    role: 'buyer',
    rights: RIGHTS,
    ...changes,
  };
}

export const approve = ({ shop, staff }: Applications, id: number, body: object) =>
  shop.call(adminAccountRequests.approve, { token: staff, params: { id }, body, key: `approve-${next()}` });

interface Note {
  readonly id: number;
  readonly note: string;
  readonly version?: number;
}

/** Asks the applicant, or rejects the request. */
export const decide = ({ shop, staff }: Applications, name: 'ask' | 'reject', { id, note, version = 1 }: Note) =>
  shop.call(adminAccountRequests[name], { token: staff, params: { id }, body: { version, note } });

/** The token of the mailed link of an approved request. */
export const approvedToken = ({ shop }: Applications, to: string, count = 1): Promise<string> =>
  mailedToken(shop, { kind: 'accountMail.approved', to }, count);
