import type { DemoArticle } from '../compose/article.ts';
import { printed } from '../compose/prices.ts';
import { hash } from '../random.ts';
import type { Phrase } from '../texts/phrase.ts';

interface SaleItem {
  readonly code: string;
  readonly price: number;
  readonly retailPrice: number;
}

/** A promotion; days count from today, negative ones lie behind. */
export interface Sale {
  readonly id: number;
  readonly title: Phrase;
  readonly description: Phrase;
  readonly fromDay: number;
  readonly toDay: number;
  readonly items: readonly SaleItem[];
}

interface Plan {
  readonly title: Phrase;
  readonly description: Phrase;
  readonly days: readonly [from: number, to: number];
  readonly percent: number;
  readonly cards: number;
  readonly has: (article: DemoArticle) => boolean;
}

const LEADERS = [
  'CL-10015',
  'CL-10102',
  'PA-20037',
  'PR-50012',
  'MA-60003',
  'DZ-30002',
  'CL-10026',
  'KO-40006',
  'PR-50055',
  'CL-10110',
];

const PLANS: readonly Plan[] = [
  {
    title: ['Mjesečna akcija', 'Offers of the month'],
    description: ['Cijene vrijede do isteka roka ili zaliha.', 'Prices valid until the end date or while stocks last.'],
    days: [-8, 10],
    percent: 15,
    cards: 14,
    has: (article) => LEADERS.includes(article.cardCode),
  },
  {
    title: ['Zimska zaštita', 'Winter protection'],
    description: ['Rukavice, obuća i jakne za rad vani.', 'Gloves, footwear and jackets for outdoor work.'],
    days: [-5, 25],
    percent: 20,
    cards: 9,
    has: (article) => article.brand === 'Hladnik' || article.family === 'winter',
  },
  {
    title: ['Papir na karton', 'Paper by the carton'],
    description: ['Bolja cijena za sve koji naručuju puni karton.', 'A better price for all who order full cartons.'],
    days: [-12, 9],
    percent: 12,
    cards: 8,
    has: (article) => article.category.startsWith('2.1') || article.category.startsWith('2.2'),
  },
  {
    title: ['Mašine uz servis', 'Machines with service', 'Strojevi uz servis'],
    description: [
      'Prvi redovni pregled uključen je u cijenu.',
      'The first regular inspection is included in the price.',
    ],
    days: [-2, 40],
    percent: 13,
    cards: 5,
    has: (article) => article.kind === 'machine' && !article.onRequest && article.cardCode !== 'MA-60003',
  },
  {
    title: ['Jesenje čišćenje', 'Autumn cleaning'],
    description: ['Sredstva i pribor za veliko spremanje.', 'Products and tools for the big clean.'],
    days: [-60, -20],
    percent: 10,
    cards: 10,
    has: (article) => article.category.startsWith('1.4') || article.category.startsWith('5.2'),
  },
];

function itemsOf({ has, percent, cards }: Plan, articles: readonly DemoArticle[], taken: Set<string>): SaleItem[] {
  const fitting = articles.filter((article) => has(article) && !article.isDiscontinued && !taken.has(article.cardCode));
  const chosen = [...new Set(fitting.map((article) => article.cardCode))]
    .sort((a, b) => hash(`sale ${a}`) - hash(`sale ${b}`))
    .slice(0, cards);
  chosen.forEach((code) => taken.add(code));
  return fitting
    .filter((article) => chosen.includes(article.cardCode))
    .map(({ code, prices }) => ({
      code,
      price: Math.min(prices.vpc - 1, printed((prices.vpc * (100 - percent)) / 100)),
      retailPrice: Math.min(prices.mpc - 1, printed((prices.mpc * (100 - percent)) / 100)),
    }));
}

/** The promotions: four that run and end on different days, one that is over. No article is in two. */
export function salesOf(articles: readonly DemoArticle[]): Sale[] {
  const taken = new Set<string>();
  return PLANS.map((plan, index) => ({
    id: index + 1,
    title: plan.title,
    description: plan.description,
    fromDay: plan.days[0],
    toDay: plan.days[1],
    items: itemsOf(plan, articles, taken),
  }));
}
