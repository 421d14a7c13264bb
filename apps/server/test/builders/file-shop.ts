import { files } from '@sjaj/contract';
import { aCompany, aPerson } from './people.ts';
import { aPlace } from './place.ts';
import { openTestShop } from '../http.ts';
import { sendFile } from '../send-file.ts';

/** A shop with a buyer, a buyer of another company and an administrator; `upload` sends as the buyer where no token is named. */
export async function openFileShop() {
  const shop = await openTestShop({ stopsClock: true });
  const place = await aPlace(shop.db);
  const companyId = await aCompany(shop.db, place);
  const userId = await aPerson(shop.db, { companyId });
  const buyer = await shop.loginAs(userId);
  const otherBuyer = await shop.loginAs(await aPerson(shop.db, { companyId: await aCompany(shop.db, place) }));
  const administrator = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  const upload = (name: string, bytes: Buffer | string, purpose = 'attachment', token = buyer) =>
    sendFile(shop, files.upload, { token, name, bytes, fields: { purpose } });
  const open = (url: string) => shop.app.inject({ url });
  return { shop, place, companyId, userId, buyer, otherBuyer, administrator, upload, open };
}

export type FileShop = Awaited<ReturnType<typeof openFileShop>>;
