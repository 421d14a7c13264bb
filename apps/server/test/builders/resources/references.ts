import { sql } from 'kysely';
import { aPerson, aStaffRole } from '../people.ts';
import { aCarrier, aPickupPlace } from '../place.ts';
import { addToCart, placeOrder } from '../seeded-shop.ts';
import type { ResourceFacts } from './resource.ts';

/** What may refer to a record and has no form among the resources: one row of each, for the company and the article of the facts. */
export async function somethingOfEachKind(facts: ResourceFacts): Promise<void> {
  const { shop, place, companyId, articleId, buyer, range } = facts;
  const { db } = shop;
  const carrier = await aCarrier(db, { rates: [[100_000, 500]] });
  const pickupPlace = await aPickupPlace(db, place.townId);
  await addToCart(facts, buyer, articleId);
  await placeOrder(facts, buyer, { deliveryMethod: 'express', expressPostId: carrier });
  await addToCart(facts, buyer, articleId);
  await placeOrder(facts, buyer, { deliveryMethod: 'pickup', addressId: null, pickupPlaceId: pickupPlace });
  await addToCart(facts, buyer, articleId);
  const userId = await aPerson(db, { role: 'own_role', staffRoleId: await aStaffRole(db, ['viewArticles']) });
  for (const row of [
    sql`interest_area (name) values ('{"bs": "Hoteli"}')`,
    sql`price_list (title) values ('Hoteli')`,
    sql`tag (title) values ('{"bs": "Novo"}')`,
    sql`vendor (title, delivery_days) values ('Veletrgovina', 3)`,
    sql`company_discount (company_id, brand_id, percent_bp) values (${companyId}, ${range.references.brandId}, 100)`,
    sql`company_discount (company_id, category_id, percent_bp) values (${companyId}, ${range.cleaning}, 100)`,
    sql`company_interest_area (company_id, interest_area_id) select ${companyId}, max(id) from interest_area`,
    sql`price_list_company (company_id, price_list_id) select ${companyId}, max(id) from price_list`,
    sql`article_tag (article_id, tag_id) select ${articleId}, max(id) from tag`,
    sql`article_unit (article_id, unit_id, factor) values (${articleId}, ${range.references.unitId}, 2)`,
    sql`variation (title) values ('{"bs": "Rukavice"}')`,
    sql`variation_attribute (variation_id, attribute_id) select min(id), ${range.size.id} from variation`,
    sql`article_vendor (article_id, vendor_id) select ${articleId}, max(id) from vendor`,
    sql`purchase_order (vendor_id, ordered_at, expected_on, user_id, user_name)
      select max(id), now(), '2026-01-01', ${userId}, 'Ana' from vendor`,
    sql`purchase_order_line (purchase_order_id, line, article_id, quantity, unit_cost)
      select min(id), 1, ${articleId}, 1, 1 from purchase_order`,
    sql`saved_cart (user_id, title) values (${userId}, 'Mjesečna nabavka')`,
    sql`saved_cart_item (saved_cart_id, article_id, quantity, price)
      select min(id), ${articleId}, 1, 1 from saved_cart`,
    sql`review (article_id, user_id, rating, comment) values (${articleId}, ${userId}, 5, 'Dobro')`,
    sql`out_of_stock_request (article_id, user_id, comment) values (${articleId}, ${userId}, '')`,
    sql`presentation_request (article_id, user_id) values (${articleId}, ${userId})`,
    sql`account_request (first_name, last_name, email, phone, company_title, jib, address, town_id, language, accepted_terms_at)
      values ('Ana', 'Anić', 'ana@firma.test', '061', 'Lipa', '4299000000017', 'Ulica 1', ${place.townId}, 'bs', now())`,
  ])
    await sql`insert into ${row}`.execute(db);
}
