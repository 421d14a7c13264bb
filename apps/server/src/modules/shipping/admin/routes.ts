import type {
  AdminExpressPost,
  adminExpressPosts,
  AdminPickupPlace,
  adminPickupPlaces,
  ExpressPostForm,
} from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { recordHandlers } from '../../../kernel/record-handlers.ts';
import type { Stored } from '../../../kernel/records.ts';
import { paginateInMemory } from '../../../kernel/paginate-in-memory.ts';
import { expressPostRecords, expressPostRows } from './store/carriers.ts';
import { pickupPlaceRecords, type PickupPlaceRow, pickupPlaceRows } from './store/pickup-places.ts';

type View = 'all' | 'active' | 'inactive';

const isIn = (view: View, isActive: boolean): boolean => view === 'all' || isActive === (view === 'active');

const postView = ({ id, version, form }: Stored<ExpressPostForm>): AdminExpressPost => ({
  ...form,
  id,
  version,
  name: form.title,
});

const placeView = ({ id, version, form, town }: PickupPlaceRow, language: Language): AdminPickupPlace => ({
  ...form,
  id,
  version,
  name: form.title,
  town: localised(town, language),
});

/** Staff keep the express posts and their prices; checkout offers what was saved from then on. */
export const adminExpressPostHandlers = (db: Db): Handlers<typeof adminExpressPosts> => ({
  ...recordHandlers({
    db,
    definition: expressPostRecords,
    read: async (id) => (await expressPostRows(db, id)).map(postView)[0],
  }),
  list: async ({ body: { view, ...ask }, language }) => {
    const views = (await expressPostRows(db)).map(postView).filter(({ isActive }) => isIn(view, isActive));
    const text = ({ title }: AdminExpressPost): string => title;
    return paginateInMemory(views, ask, { language, text, columns: { name: text } });
  },
});

/** Staff keep the places where orders are picked up. */
export const adminPickupPlaceHandlers = (db: Db): Handlers<typeof adminPickupPlaces> => ({
  ...recordHandlers({
    db,
    definition: pickupPlaceRecords,
    read: async (id, language) => (await pickupPlaceRows(db, id)).map((row) => placeView(row, language))[0],
  }),
  list: async ({ body: { view, ...ask }, language }) => {
    const rows = await pickupPlaceRows(db);
    const views = rows.map((row) => placeView(row, language)).filter(({ isActive }) => isIn(view, isActive));
    return paginateInMemory(views, ask, {
      language,
      text: ({ title, street, town }) => `${title} ${street} ${town}`,
      columns: { name: ({ title }) => title },
    });
  },
});
