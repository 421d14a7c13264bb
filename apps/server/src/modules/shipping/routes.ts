import type { Carrier, carriers, deliveryDays, pickupPlaces } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { type Actor, isCustomer, isGuest, isSignedIn } from '../../kernel/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { localised } from '../../kernel/localised.ts';
import { Problem } from '../../platform/problem.ts';
import { visibleAmount } from '../../kernel/visible-amount.ts';
import { firstAddressIfAny, type TownRow, townIfAny } from '../addresses/index.ts';
import * as store from './store/carriers.ts';
import type { Settings } from '../settings/index.ts';
import { arrivalOf, cutOffOf, methodTo } from './rules.ts';
import { NOBODY, readBranches, readShippingMethods } from './service.ts';

interface ViewContext {
  readonly actor: Actor;
  readonly language: Language;
}

function carrierView(row: store.CarrierRow | undefined, { actor, language }: ViewContext): Carrier {
  if (!row) throw new Problem('references.express_post_not_found', 404);
  const { id, title, description, rates } = row;
  return {
    id,
    title,
    description: localised(description, language, [title]),
    rates: rates.map(({ toWeightG, price }) => ({ toWeightG, price: visibleAmount(actor)(price) })),
  };
}

export const carrierHandlers = (db: Db): Handlers<typeof carriers> => ({
  default: async (call) => carrierView(await store.findDefault(db), call),
  one: async (call) => carrierView(await store.one(db, call.params.id), call),
});

/** The branches of the shop, for anybody. */
export const pickupPlaceHandlers = (db: Db): Handlers<typeof pickupPlaces> => ({
  list: ({ language }) => readBranches(db, language),
});

type DestinationTown = Pick<TownRow, 'town' | 'deliveryWeekdays'>;

/** The named town, or that of the address that checkout proposes to the caller. */
async function destinationTown(db: Db, actor: Actor, townId: number | undefined): Promise<DestinationTown | undefined> {
  if (townId !== undefined) return townIfAny(db, townId);
  return isCustomer(actor) && !isGuest(actor) ? firstAddressIfAny(db, actor) : undefined;
}

/** When goods arrive that are ordered now, by delivery method. */
export const deliveryDaysHandlers = (db: Db, settings: () => Promise<Settings>): Handlers<typeof deliveryDays> => ({
  read: async ({ actor, query, language, now }) => {
    const [calendar, all, town] = await Promise.all([
      settings(),
      readShippingMethods(db, isSignedIn(actor) ? actor : NOBODY),
      destinationTown(db, actor, query.townId),
    ]);
    const weekdays = town?.deliveryWeekdays ?? [];
    const first = all.filter((one, index) => all.findIndex(({ method }) => method === one.method) === index);
    const methods = first.map((one) => ({
      method: one.method,
      days: arrivalOf(methodTo(one, weekdays), calendar, now),
    }));
    const routeTown = town && weekdays.length > 0 ? localised(town.town, language) : null;
    return { cutOff: cutOffOf(calendar, now), methods, routeTown };
  },
});
