import { randomFor } from '../random.ts';
import { linePrice } from '../trade/line-price.ts';
import type { Sale } from '../trade/sales.ts';
import { userNamed } from '../trade/users.ts';
import type { Numbered } from './article-tables.ts';
import { table, type Cell, type Table } from './table.ts';

type Lines = readonly (readonly [code: string, quantity: number])[];

const CARTS: Readonly<Record<string, Lines>> = {
  amra: [
    ['CL-10015', 4],
    ['PA-20004', 12],
    ['ZR-70001-M', 10],
    ['PR-50012', 20],
  ],
  jasmin: [
    ['CL-10088', 2],
    ['DZ-30002', 3],
  ],
  milica: [
    ['ZR-70066', 40],
    ['PA-20037', 4],
  ],
  selma: [
    ['PR-50055', 40],
    ['PR-50031', 2],
    ['CL-10047', 6],
  ],
  ivana: [['CL-10110', 6]],
};

const WISHES: Readonly<Record<string, readonly string[]>> = {
  amra: ['MA-60003', 'MA-60018', 'ZR-70001-M', 'KO-40006', 'CL-10060'],
  milica: ['ZR-70040-43', 'ZR-70319'],
  selma: ['MA-60018', 'PR-50031'],
};

const DOCUMENTS: readonly (readonly [
  username: string,
  title: string,
  note: string | null,
  isShared: boolean,
  lines: Lines,
])[] = [
  [
    'amra',
    'Mjesečna narudžba – sobe',
    'Za 48 soba, bez sezone.',
    true,
    [
      ['PA-20004', 24],
      ['CL-10032', 12],
      ['CL-10060', 12],
      ['PR-50012', 40],
      ['PR-50055', 20],
    ],
  ],
  [
    'amra',
    'Kuhinja',
    null,
    true,
    [
      ['CL-10047', 4],
      ['CL-10088', 2],
      ['PA-20037', 4],
      ['ZR-70001-L', 10],
    ],
  ],
  [
    'amra',
    'Praonica – probno',
    null,
    false,
    [
      ['CL-10015', 2],
      ['CL-10110', 6],
    ],
  ],
  [
    'selma',
    'Početni komplet za novi objekat',
    'Kolica, krpe i osnovna sredstva.',
    true,
    [
      ['PR-50031', 1],
      ['PR-50012', 40],
      ['CL-10015', 4],
      ['CL-10102', 2],
    ],
  ],
  [
    'milica',
    'Zaštita na radu – kvartal',
    null,
    true,
    [
      ['ZR-70066', 100],
      ['ZR-70001-L', 20],
      ['ZR-70040-43', 4],
    ],
  ],
];

const DAY = 86_400_000;

/** What buyers have under way: open carts, wish lists, saved carts, requests. */
export function buyerTables(articles: readonly Numbered[], sales: readonly Sale[], today: Date): Table[] {
  const byCode = new Map(articles.map((one) => [one.article.code, one]));
  const found = (code: string): Numbered[] => [byCode.get(code) ?? []].flat();
  const priced = (username: string, one: Numbered, quantity: number): number =>
    linePrice({ article: one.article, companyId: userNamed(username).company?.id ?? null, quantity, day: 0 }, sales)
      .price;
  const carts = Object.entries(CARTS);
  const random = randomFor('desks');
  const ago = (days: number): Date => new Date(today.getTime() - days * DAY - random.between(1, 600) * 60_000);
  return [
    table(
      'cart',
      'id user_id updated_at',
      carts.map(([username], index) => [index + 1, userNamed(username).id, ago(1)]),
    ),
    table(
      'cart_item',
      'cart_id article_id quantity seen_price created_at',
      carts.flatMap(([username, lines], index) =>
        lines.flatMap(([code, quantity]) =>
          found(code).map((one): Cell[] => [index + 1, one.id, quantity, priced(username, one, quantity), ago(2)]),
        ),
      ),
    ),
    table(
      'wish_list_item',
      'user_id article_id created_at',
      Object.entries(WISHES).flatMap(([username, codes]) =>
        codes.flatMap((code) => found(code).map((one): Cell[] => [userNamed(username).id, one.id, ago(10)])),
      ),
    ),
    table(
      'saved_cart',
      'id user_id company_id title note is_shared created_at',
      DOCUMENTS.map(([username, title, note, isShared], index) => [
        index + 1,
        userNamed(username).id,
        userNamed(username).company?.id ?? null,
        title,
        note,
        isShared,
        ago(20 + index * 9),
      ]),
    ),
    table(
      'saved_cart_item',
      'saved_cart_id article_id quantity price position',
      DOCUMENTS.flatMap(([username, , , , lines], index) =>
        lines.flatMap(([code, quantity], position) =>
          found(code).map((one): Cell[] => [index + 1, one.id, quantity, priced(username, one, quantity), position]),
        ),
      ),
    ),
    arrivalRequests(articles, ago),
    presentationRequests(found, ago),
  ];
}

const COMMENTS = [
  'Kada očekujete novu isporuku?',
  'Treba nam 20 komada do kraja mjeseca.',
  'Može li zamjena drugog brenda?',
];

function arrivalRequests(articles: readonly Numbered[], ago: (days: number) => Date): Table {
  const out = articles.filter(({ article }) => article.stock.onHand === 0 && !article.isDiscontinued).slice(0, 6);
  const [amra, milica] = [userNamed('amra').id, userNamed('milica').id];
  return table(
    'out_of_stock_request',
    'article_id user_id comment created_at',
    out.map((one, index) => [one.id, index % 2 === 0 ? amra : milica, COMMENTS[index % 3] ?? '', ago(index + 1)]),
  );
}

const PRESENTATIONS: readonly (readonly [username: string, code: string, answer: string | null])[] = [
  ['selma', 'MA-60018', null],
  ['ivana', 'MA-60003', null],
  ['amra', 'MA-60018', 'U četvrtak u 10 h kod vas, dolazi Dario Kovač.'],
];

function presentationRequests(found: (code: string) => Numbered[], ago: (days: number) => Date): Table {
  return table(
    'presentation_request',
    'article_id user_id created_at outcome note answered_at answered_by_name',
    PRESENTATIONS.flatMap(([username, code, answer], index) =>
      found(code).map((one): Cell[] => [
        one.id,
        userNamed(username).id,
        ago(2 + index * 3),
        answer && 'arranged',
        answer,
        answer && ago(index * 3),
        answer && 'Lejla Marić',
      ]),
    ),
  );
}
