import type { ModuleNames, NewModule } from './names.ts';

/** What buyers see of a record that staff add. */
const seenByBuyers = ({ group }: ModuleNames): string => `
  it('is added by staff and seen by buyers', async () => {
    const { data } = await add('  First   one');
    const seen = await seeded.shop.call(${group}.one, { token: seeded.buyer, params: { id: data.id } });
    expect(seen.data).toEqual({ id: data.id, title: 'First one' });
    const list = await seeded.shop.call(${group}.list, { token: seeded.buyer, body: { quickSearch: 'first' } });
    expect(list.data).toEqual([seen.data]);
  });
`;

/** What staff see of a record that they add. */
const seenByStaff = ({ types }: ModuleNames): string => `
  it('is added and found by its title', async () => {
    const { data } = await add('  First   one');
    expect(data).toMatchObject({ title: 'First one', name: 'First one' });
    const list = await seeded.shop.call(admin${types}.list, { ...asAdministrator(), body: { quickSearch: 'first' } });
    expect(list.data).toEqual([data]);
  });

  it('403 for buyers', async () => {
    const reply = await seeded.shop.call(admin${types}.list, { token: seeded.buyer, body: {} });
    expect(reply).toMatchObject({ status: 403, code: 'access.not_allowed' });
  });
`;

/** The tests of a module's calls over HTTP. */
export const routesTest = (names: NewModule): string => {
  const { group, types, words, isForStaffOnly } = names;
  return `import { admin${types}${isForStaffOnly ? '' : `, ${group}`} } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const asAdministrator = () => ({ token: seeded.administrator });
const add = (title: string) => seeded.shop.call(admin${types}.create, { ...asAdministrator(), body: { title } });

describe('a ${words}', () => {${isForStaffOnly ? seenByStaff(names) : seenByBuyers(names)}
  it('409 for a title that is taken', async () => {
    await add('Twice');
    expect(await add('Twice')).toMatchObject({ status: 409, code: 'records.taken' });
  });

  it('409 for a version that somebody else has replaced', async () => {
    const { data } = await add('Edited');
    const save = (title: string) =>
      seeded.shop.call(admin${types}.update, {
        ...asAdministrator(),
        params: { id: data.id },
        body: { title, version: data.version },
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
