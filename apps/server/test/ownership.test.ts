import { contract, ORDERERS, type Principal, type Route } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from './builders/people.ts';
import { aGuest, anOrderLinkSession, openTheShop } from './builders/guests.ts';
import { anImpersonatingRepresentative, KINDS, type Kind, ownedBy, type Owner } from './builders/owned.ts';
import { aCompanyWithAddress, seedShop, type SeededShop } from './builders/seeded-shop.ts';
import { type CallInput, openTestShop, type Reply } from './http.ts';

/**
 * Every call that names something of somebody, by each principal, for a thing of the own, of another company, and of
 * nobody: what is another's is not told from what does not exist.
 */
const MISSING = 2_000_000_000;

interface Named {
  readonly kind: Kind;
  readonly input?: (id: number) => CallInput;
}

const address = { title: 'Nova', contactPerson: 'Ivo', phone: '036 111 222', street: 'Ulica 2', townId: 1 };
const rights = { canOrder: true, canViewPrices: true, orderLimit: null, monthLimit: null, version: 1 };
const saved = { title: 'Ime', isShared: false };

const OWNED: Readonly<Record<string, Named>> = {
  'companies.saveMember': {
    kind: 'member',
    input: (id) => ({
      params: { id },
      body: { firstName: 'Ana', lastName: 'Anić', phone: null, role: 'buyer', isActive: true, version: 1 },
    }),
  },
  'companies.sendLink': { kind: 'member' },
  'companies.saveRights': { kind: 'member', input: (id) => ({ params: { id }, body: rights }) },
  'branches.saveMember': {
    kind: 'member',
    input: (id) => ({ params: { id }, body: { isLimited: false, addressIds: [], seesOrders: false, picksUp: true } }),
  },
  'deputies.end': { kind: 'deputy' },
  'addresses.one': { kind: 'address' },
  'addresses.update': { kind: 'address', input: (id) => ({ params: { id }, body: { ...address, version: 1 } }) },
  'addresses.remove': { kind: 'address' },
  'shoppingCart.deleteItem': { kind: 'cartLine' },
  'shoppingCart.applyCode': { kind: 'cart', input: (id) => ({ params: { cartId: id, code: 'NEMA' } }) },
  'shoppingCart.removeCode': { kind: 'cart', input: (id) => ({ params: { cartId: id } }) },
  'shoppingCart.empty': { kind: 'cart', input: (id) => ({ params: { cartId: id } }) },
  'partNumbers.change': {
    kind: 'partNumber',
    input: (id) => ({ params: { id }, body: { code: 'NOVA-1', articleCode: 'OW-1', version: 1 } }),
  },
  'partNumbers.remove': { kind: 'partNumber' },
  'documents.lines': { kind: 'document' },
  'documents.create': { kind: 'cart', input: (id) => ({ params: { shoppingCartId: id }, body: saved }) },
  'documents.update': { kind: 'document', input: (id) => ({ params: { id }, body: saved }) },
  'documents.takeSuccessor': { kind: 'document', input: (id) => ({ params: { id, articleId: 1 } }) },
  'documents.load': { kind: 'document', input: (id) => ({ params: { id }, body: { mode: 'add' } }) },
  'documents.proposeSaved': { kind: 'document', input: (id) => ({ params: { id }, body: { colleagueId: 1 } }) },
  'documents.remove': { kind: 'document', input: (id) => ({ body: { ids: [id] } }) },
  'orders.one': { kind: 'order' },
  'orders.updateStatus': { kind: 'order', input: (id) => ({ body: { orderId: id, status: 3, version: 1 } }) },
  'orders.repeat': { kind: 'order' },
  'guests.resendConfirmation': { kind: 'order' },
  'withdrawals.ofOrder': { kind: 'order' },
  'withdrawals.create': {
    kind: 'order',
    input: (id) => ({ params: { id }, body: { lines: [{ lineId: 1, quantity: 1 }] } }),
  },
  'orderPapers.list': { kind: 'order' },
  'payments.ofOrder': { kind: 'order' },
  'orderApprovals.preview': { kind: 'order', input: (id) => ({ params: { id }, body: { version: 1, lines: [] } }) },
  'orderApprovals.decide': {
    kind: 'order',
    input: (id) => ({ params: { id }, body: { version: 1, decision: 'approve', lines: [] } }),
  },
  'repeating.review': { kind: 'order' },
  'repeating.lines': {
    kind: 'order',
    input: (id) => ({ params: { id }, body: { lines: [{ lineId: 1, quantity: 1 }] } }),
  },
  'complaints.one': { kind: 'complaint' },
  'questions.one': { kind: 'question' },
  'questions.ofOrder': { kind: 'order' },
  'complaints.addMessage': { kind: 'complaint', input: (id) => ({ params: { id }, body: { text: 'Tekst' } }) },
  'complaints.withdraw': { kind: 'complaint', input: (id) => ({ params: { id }, body: { version: 1 } }) },
  'complaints.reopen': { kind: 'complaint', input: (id) => ({ params: { id }, body: { version: 1, text: 'Tekst' } }) },
  'machines.one': { kind: 'machine' },
  'machines.update': {
    kind: 'machine',
    input: (id) => ({ params: { id }, body: { place: '', note: '', version: 1 } }),
  },
  'finance.ofOrder': { kind: 'order' },
  'finance.slip': { kind: 'financeRecord' },
  'systemMessages.markRead': { kind: 'message' },
  'account.endSession': { kind: 'session' },
  'files.discard': { kind: 'upload' },
  'userFiles.one': { kind: 'userFile' },
  'userFiles.update': {
    kind: 'userFile',
    input: (id) => ({ params: { id }, body: { title: 'Naslov', kind: 'other', version: 1 } }),
  },
  'userFiles.remove': { kind: 'userFile' },
  'customerBankAccounts.one': { kind: 'bankAccount' },
};

/** Calls that name what everybody shares: articles, brands, places, news. */
const SHARED =
  /^(geography|categories|brands|articles|firstViews|attributes|variations|reviews|presentations|expressPosts|banks|interestAreas|blogs|informationPages|articleTabs|polls)\./;
/** Files, payments, which need a gateway, and passkeys and identities, which need a password: their own tests ask for those of others. */
const ELSEWHERE =
  /^(financeDocuments\.|userFiles\.(download|restore)|orderPapers\.one|savedCartPapers\.|safetySheets\.file|payments\.start|secondFactor\.removePasskey|social\.unlink)/;

const calls = Object.entries(contract).flatMap(([group, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({ name: `${group}.${name}`, route })),
);
const routeOf = (name: string): Route | undefined => calls.find((one) => one.name === name)?.route;

let seeded: SeededShop;
let foreign: Owner;
const callers = new Map<Principal, Owner>();

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { db } = seeded.shop;
  const { companyId } = seeded;
  const other = await aCompanyWithAddress(seeded);
  const ownerOf = async (userId: number, company: number | null): Promise<Owner> => ({
    userId,
    companyId: company,
    token: await seeded.shop.loginAs(userId),
  });
  foreign = await ownerOf(await aPerson(db, { companyId: other }), other);
  callers.set('buyer', await ownerOf(await aPerson(db, { companyId }), companyId));
  callers.set('company_admin', await ownerOf(await aPerson(db, { role: 'company_admin', companyId }), companyId));
  callers.set('acting_representative', await anImpersonatingRepresentative(seeded, companyId));
  callers.set('sales_representative', await ownerOf(await aPerson(db, { role: 'sales_representative' }), null));
  callers.set('private', await ownerOf(await aPerson(db, { role: 'private' }), null));
  await openTheShop(seeded.shop);
  callers.set('guest_buyer', { ...(await aGuest(seeded.shop)), companyId: null });
  callers.set('order_holder', { userId: 0, companyId: null, token: await anOrderLinkSession(seeded.shop) });
});
afterAll(() => seeded.shop.close());

it('knows of every call whether what it names is somebody’s', () => {
  const customers: readonly Principal[] = ORDERERS;
  const unknown = calls.filter(
    ({ name, route }) =>
      route.params !== undefined &&
      customers.some((role) => route.access.includes(role)) &&
      !(name in OWNED) &&
      !SHARED.test(name) &&
      !ELSEWHERE.test(name),
  );
  expect(unknown.map(({ name }) => name)).toEqual([]);
  expect(Object.keys(OWNED).filter((name) => !routeOf(name))).toEqual([]);
  expect(new Set(Object.values(OWNED).map(({ kind }) => kind))).toEqual(new Set(KINDS));
});

const outcomeOf = ({ status, code, message, errors, data }: Reply) => ({ status, code, message, errors, data });

describe.each(Object.entries(OWNED))('%s', (name, { kind, input = (id) => ({ params: { id } }) }) => {
  const route = routeOf(name);
  const send = async (role: Principal, id: number): Promise<Reply> => {
    if (!route) throw new Error(`no call ${name}`);
    return seeded.shop.call(route, { ...input(id), token: callers.get(role)?.token });
  };
  const admitted = (role: Principal): boolean => route?.access.includes(role) ?? false;

  it.each([...ORDERERS, 'sales_representative'] as const)(
    'tells a %s the same of another’s as of nobody’s',
    async (role) => {
      const another = await ownedBy(seeded, foreign, kind);
      const reply = outcomeOf(await send(role, another));
      expect(reply).toEqual(outcomeOf(await send(role, MISSING)));
      if (admitted(role)) expect(reply.status).toBe(404);
      else if (role === 'sales_representative' && admitted('acting_representative')) {
        expect(reply).toMatchObject({ status: 409, code: 'acting.choose_company' });
      } else if (role === 'guest_buyer' || role === 'order_holder') {
        expect(reply).toMatchObject({ status: 401, code: 'auth.sign_in_first' });
      } else expect(reply).toMatchObject({ status: 403, code: 'access.not_allowed' });
    },
  );

  it.each(['buyer', 'company_admin', 'acting_representative'] as const)('finds the own of a %s', async (role) => {
    const caller = callers.get(role);
    if (!admitted(role) || !caller) return;
    const reply = outcomeOf(await send(role, await ownedBy(seeded, caller, kind)));
    expect(reply.status).not.toBe(403);
    expect(reply).not.toEqual(outcomeOf(await send(role, MISSING)));
  });
});
