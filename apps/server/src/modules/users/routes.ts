import type { Profile, users } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { type Customer, isActing, type Staff } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/handlers.ts';
import * as store from './store.ts';

export const userHandlers = (db: Db): Handlers<typeof users> => ({
  profile: ({ actor, language }) => profileOf(db, actor, language),
});

async function profileOf(db: Db, actor: Customer | Staff, language: Language): Promise<Profile> {
  const [person, shippingInfoData, salesRepresentative] = await Promise.all([
    store.person(db, actor),
    store.firstAddress(db, actor, language),
    actor.companyId === null || isActing(actor) ? null : store.representative(db, actor.companyId),
  ]);
  const userData = { ...person, role: actor.role, language: actor.language };
  return { userData, shippingInfoData, salesRepresentative };
}
