import { CAPABILITIES_OF } from '@sjaj/contract';
import { FACTS, isSwitchedOff, type NewField, samplesOf } from './fields.ts';
import type { ModuleNames, NewModule } from './names.ts';

export const rulesTest = ({ type, fields }: NewModule): string => `import { expect, it } from 'vitest';
import { normalize${type} } from './rules.ts';

it('saves a title with single spaces between its words', () => {
  const form = { title: '  two   words ', ${samplesOf(fields)} };
  expect(normalize${type}(form)).toEqual({ ...form, title: 'two words' });
});`;

/** What buyers see of a record that staff add. */
const seenByBuyers = ({ group }: ModuleNames): string => `
  it('is seen by buyers', async () => {
    const { data } = await add('  Seen   one');
    const seen = await seeded.shop.call(${group}.one, { token: seeded.buyer, params: { id: data.id } });
    expect(seen.data).toEqual({ id: data.id, title: 'Seen one' });
    const list = await seeded.shop.call(${group}.list, { token: seeded.buyer, body: { quickSearch: 'seen' } });
    expect(list.data).toEqual([seen.data]);
  });
`;

/** The list is found by each text that is searched. */
const found = ({ fields }: NewModule): string => {
  const searched = fields.filter(({ kind }) => FACTS[kind].isSearched);
  const texts = ["'first'", ...searched.map((field) => FACTS[field.kind].sample(field).toLowerCase())];
  return `
  it('is added, and found by what is searched', async () => {
    const { data } = await add('  First   one');
    expect(data).toMatchObject({ ...FORM, title: 'First one', name: 'First one' });
    for (const quickSearch of [${texts.join(', ')}])
      expect((await list({ quickSearch })).data).toEqual([data]);
    expect((await list({ quickSearch: 'no such thing' })).data).toEqual([]);
  });
`;
};

/** A value that comes before the sample of a field. */
const earlier = ({ kind }: NewField): string => (kind === 'count' ? '2' : "'A'");

const sorted = ({ fields }: NewModule): string => {
  const columns = fields.filter(({ kind }) => FACTS[kind].isSorted);
  const less = columns.map((field) => `${field.key}: ${earlier(field)}`).join(', ');
  return `
  it('is sorted by each column, both ways', async () => {
    await add('Sorted B', { ${less} });
    await add('Sorted C');
    for (const sortBy of [${["'name'", ...columns.map(({ key }) => `'${key}'`)].join(', ')}]) {
      expect(await titlesOf({ quickSearch: 'sorted', sortBy })).toEqual(['Sorted B', 'Sorted C']);
      expect(await titlesOf({ quickSearch: 'sorted', sortBy, isSortAscending: false })).toEqual(['Sorted C', 'Sorted B']);
    }
  });
`;
};

const TABS = `
  it('is listed among those that are on, or off', async () => {
    await add('Tab on');
    await add('Tab off', { isActive: false });
    expect(await titlesOf({ quickSearch: 'tab', view: 'active' })).toEqual(['Tab on']);
    expect(await titlesOf({ quickSearch: 'tab', view: 'inactive' })).toEqual(['Tab off']);
  });
`;

/** Counts that the contract does not take. */
const refused = ({ fields }: NewModule): string => {
  const counts = fields.filter(({ kind }) => kind === 'count');
  if (counts.length === 0) return '';
  return `
  it('400 for a count below 0', async () => {
    for (const field of [${counts.map(({ key }) => `'${key}'`).join(', ')}])
      expect(await add('Refused', { [field]: -1 })).toMatchObject({ status: 400, errors: [{ field }] });
  });
`;
};

/** 403 for buyers, and for a built-in role that lacks the capability. */
function forbidden({ types, capability }: NewModule): string {
  const role = Object.entries(CAPABILITIES_OF).find(([, capabilities]) => !capabilities.includes(capability))?.[0];
  return `
  it('403 for buyers${role ? ', and for staff without the capability' : ''}', async () => {
    ${role ? `const staff = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: '${role}' }));` : ''}
    for (const token of [seeded.buyer${role ? ', staff' : ''}]) {
      const reply = await seeded.shop.call(admin${types}.list, { token, body: {} });
      expect(reply).toMatchObject({ status: 403, code: 'access.not_allowed' });
    }
  });
`;
}

/** The tests of a module's calls over HTTP. */
export const routesTest = (names: NewModule): string => {
  const { group, types, words, isForStaffOnly, fields } = names;
  return `import { admin${types}${isForStaffOnly ? '' : `, ${group}`} } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

/** All but the title. */
const FORM = { ${samplesOf(fields)} };

const asAdministrator = () => ({ token: seeded.administrator });
const add = (title: string, more: object = {}) =>
  seeded.shop.call(admin${types}.create, { ...asAdministrator(), body: { ...FORM, title, ...more } });
const list = (body: object) => seeded.shop.call(admin${types}.list, { ...asAdministrator(), body });
const titlesOf = async (body: object): Promise<string[]> =>
  (await list(body)).data.map(({ title }: { title: string }) => title);

describe('a ${words}', () => {${found(names)}${sorted(names)}${isSwitchedOff(fields) ? TABS : ''}${
    isForStaffOnly ? '' : seenByBuyers(names)
  }${refused(names)}${forbidden(names)}
  it('409 for a title that is taken', async () => {
    await add('Twice');
    expect(await add('twice')).toMatchObject({ status: 409, code: 'records.taken' });
  });

  it('409 for a version that somebody else has replaced', async () => {
    const { data } = await add('Edited');
    const save = (title: string) =>
      seeded.shop.call(admin${types}.update, {
        ...asAdministrator(),
        params: { id: data.id },
        body: { ...FORM, title, version: data.version },
      });
    expect((await save('Edited once')).status).toBe(200);
    expect(await save('Edited twice')).toMatchObject({ status: 409, code: 'records.changed_meanwhile' });
  });

  it('is deleted; 404 after that', async () => {
    const params = { id: (await add('Deleted')).data.id };
    expect((await seeded.shop.call(admin${types}.remove, { ...asAdministrator(), params })).status).toBe(200);
    expect((await seeded.shop.call(admin${types}.one, { ...asAdministrator(), params })).status).toBe(404);
  });
});`;
};
