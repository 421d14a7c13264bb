import { jumbotrons, opinions, posts } from '../facts/news.ts';
import { paragraphs } from '../../../db/base-data/pages/page.ts';
import { townNamed } from '../../../db/base-data/towns.ts';
import { randomFor } from '../random.ts';
import { join, texts } from '../texts/phrase.ts';
import { expressPosts, pickupPlaces } from '../trade/delivery.ts';
import type { DemoOrder } from '../trade/order.ts';
import { pictureKey, type Numbered } from './article-tables.ts';
import { content } from './cyrillic.ts';
import { json, table, type Cell, type Table } from './table.ts';
import { newsletterTables } from './newsletter-tables.ts';

const DAY = 86_400_000;

/** Words that staff added to the shop's own list. */
const OWN_SYNONYMS = [
  ['mop', 'džoger'],
  ['flaster', 'hanzaplast'],
  ['vreća', 'džak'],
];

/** Carriers and pickup places. */
export function deliveryTables(): Table[] {
  const term = (days: readonly [number, number]): Cell =>
    json(texts([`Isporuka za ${days[0]}–${days[1]} radna dana`, `Delivery in ${days[0]}–${days[1]} working days`]));
  return [
    table(
      'carrier',
      'id title description delivery_days_from delivery_days_to is_default',
      expressPosts.map((one) => [one.id, one.title, term(one.days), one.days[0], one.days[1], one.isDefault]),
    ),
    table(
      'carrier_rate',
      'carrier_id to_weight_g price',
      expressPosts.flatMap((one) => one.rates.map(([weight, price]) => [one.id, weight, price])),
    ),
    table(
      'pickup_place',
      'id title street town_id phone offers_pickup working_hours',
      pickupPlaces.map((one) => [
        one.id,
        one.title,
        one.street,
        townNamed(one.town).id,
        one.phone,
        one.offersPickup,
        json(one.hours),
      ]),
    ),
  ];
}

/** Reviews by people who have bought the article; the newest ones wait for moderation. */
function reviewRows(orders: readonly DemoOrder[]): Cell[][] {
  const random = randomFor('reviews');
  const rows = new Map<string, Cell[]>();
  for (const order of orders) {
    if (order.status !== 5) continue;
    for (const { item } of order.lines) {
      if (!random.chance(0.35)) continue;
      const [rating, words] = random.pick(opinions);
      const at = new Date(order.placedAt.getTime() + 5 * DAY + random.between(0, 20) * 3_600_000);
      const state = rows.size % 11 === 10 ? 'pending' : 'published';
      rows.set(`${item.id} ${order.orderer.id}`, [item.id, order.orderer.id, rating, words, state, at]);
    }
  }
  return [...rows.values()];
}

/** News, tiles of the main page, reviews, subscriptions to the newsletter, search synonyms. */
export function windowTables(articles: readonly Numbered[], orders: readonly DemoOrder[], today: Date): Table[] {
  const picture = (family: string): string | null => {
    const shown = articles.find(({ article }) => article.family === family && article.picture !== null);
    return shown ? pictureKey(shown.article) : null;
  };
  const reviews = reviewRows(orders).map((row) => {
    const at = row[5];
    return at instanceof Date && at > today ? [...row.slice(0, 5), new Date(today.getTime() - 3_600_000)] : row;
  });
  return [
    table(
      'news_item',
      'id title summary content picture_key published_at',
      posts.map((post, index) => [
        posts.length - index,
        json(content(texts(post.title))),
        json(content(texts(post.summary))),
        json(
          content(
            join(
              post.paragraphs.map((phrase) => paragraphs(texts(phrase))),
              '',
            ),
          ),
        ),
        picture(post.pictureOf),
        new Date(today.getTime() - post.daysAgo * DAY),
      ]),
    ),
    table(
      'hero_banner',
      'id title text link picture_key position',
      jumbotrons.map((one, index) => [
        index + 1,
        json(content(texts(one.title))),
        json(content(texts(one.text))),
        one.link,
        picture(one.pictureOf),
        index,
      ]),
    ),
    table('review', 'article_id user_id rating comment state created_at', reviews),
    table(
      'synonym',
      'words',
      OWN_SYNONYMS.map((words) => [words]),
    ),
    ...newsletterTables(today),
  ];
}
