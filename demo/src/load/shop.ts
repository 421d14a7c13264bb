import type pg from 'pg';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { loadBaseData } from '../../../db/base-data/load.ts';
import { assortment } from '../compose/assortment.ts';
import { ordersOf } from '../trade/orders.ts';
import { salesOf } from '../trade/sales.ts';
import { CUSTOMER_PASSWORD, STAFF_PASSWORD } from '../trade/users.ts';
import { afterTables } from './after-tables.ts';
import { companyChangeTable } from './company-change-table.ts';
import { branchTables } from './branch-tables.ts';
import { consentTable } from './consent-table.ts';
import { deputyTable } from './deputy-table.ts';
import { articleTables, linkTable } from './article-tables.ts';
import { attributeTables } from './attribute-rows.ts';
import { complaintTables, lastComplaintNumber } from './complaint-tables.ts';
import {
  expectNewNumbers,
  setRoutes,
  inTransaction,
  countPurchases,
  settleComplaintNumbers,
  settleOrderNumbers,
  settleSequences,
  withoutNotes,
  write,
} from './database.ts';
import { bonusTables } from './bonus-tables.ts';
import { buyerTables } from './buyer-tables.ts';
import { documentTables, type ShopFile } from './document-tables.ts';
import { writeFurther } from './further.ts';
import { jobApplicationTables } from './job-application-tables.ts';
import { machineTable, registeredMachines } from './machine-table.ts';
import { financeTables } from './finance-tables.ts';
import { Numbering } from './numbering.ts';
import { orderEditTable } from './order-edit-table.ts';
import { orderNumbers, orderTables } from './order-tables.ts';
import { paymentTable } from './payment-tables.ts';
import { peopleTables, type PasswordHashes } from './people-tables.ts';
import { purchaseTables } from './purchase-tables.ts';
import { priceChangeTables } from './price-change-tables.ts';
import { priceListTables } from './price-list-tables.ts';
import { pricingTables } from './pricing-tables.ts';
import { referenceTables } from './reference-tables.ts';
import { requestTables } from './request-tables.ts';
import { safetyTable } from './safety-tables.ts';
import { pictureTable } from './picture-table.ts';
import { taxonomyTables } from './taxonomy-tables.ts';
import { stockTables } from './stock-tables.ts';
import type { Table } from './table.ts';
import { noteTables } from './note-tables.ts';
import { searchLogTable } from './search-log-table.ts';
import { apiKeyTable } from './api-key-table.ts';
import { erpOrderTable } from './erp-order-table.ts';
import { webhookTables } from './webhook-tables.ts';
import { visitTable } from './visit-table.ts';
import { questionTables } from './question-tables.ts';
import { userFileTables } from './user-file-tables.ts';
import { contentTables } from './content-tables.ts';
import { withdrawalTables } from './withdrawal-tables.ts';
import { deliveryTables, windowTables } from './window-tables.ts';

interface LoadOptions {
  /** How many articles at least; those beyond the demo's own are made up from its families. */
  readonly articles?: number;
  /** Everything is dated back from here. */
  readonly today: Date;
  /** Folder of the file store; the documents of the articles are written there. */
  readonly files?: string;
  onProgress?(step: string): void;
}

/** The demo shop as rows: parts in the order in which they can be written, each with the words of its step. */
interface ShopRows {
  readonly steps: readonly (readonly [step: string, tables: readonly Table[]])[];
  readonly files: readonly ShopFile[];
  /** The last order number of each year. */
  readonly lastNumbers: ReadonlyMap<number, number>;
  readonly numbering: Numbering;
}

/** Makes up all rows of the demo shop, without a database. */
export function shopRows(hashes: PasswordHashes, today: Date): ShopRows {
  const numbering = new Numbering();
  const { articles, links } = assortment();
  const items = numbering.number(articles);
  const idOf = new Map(items.map(({ id, article }) => [article.code, id]));
  const sales = salesOf(articles);
  const orders = ordersOf({ items, sales, now: today });
  const documents = documentTables(items, today);
  const machines = registeredMachines(items, links, today);
  const finance = financeTables(orders, today);
  const userFiles = userFileTables(documents.files.length, today);
  const applications = jobApplicationTables(documents.files.length + userFiles.files.length, today);
  const storedFiles = documents.files.length + userFiles.files.length + applications.files.length;
  const questions = questionTables(items, storedFiles, today);
  return {
    steps: [
      ['banks, delivery and settings', [...referenceTables(), ...deliveryTables()]],
      ['companies and people', [...peopleTables(hashes, today), ...requestTables(today)]],
      [
        'pictures, categories, brands and attributes',
        [pictureTable(today), ...taxonomyTables(today), ...attributeTables()],
      ],
      [`${items.length} articles`, [...articleTables(items, { today, isCyrillic: true }), linkTable(links, idOf)]],
      ['safety data and documents', [safetyTable(items), ...documents.tables]],
      [
        'prices and promotions',
        [...pricingTables(items, sales, today), ...priceListTables(items, today), ...priceChangeTables(items, today)],
      ],
      [`${orders.length} orders`, [...orderTables(orders), orderEditTable(orders), paymentTable(orders)]],
      ['stock and purchasing', [...stockTables(items, orders, today), ...purchaseTables(items, today)]],
      [
        'carts, finances, messages and news',
        [
          ...buyerTables(items, sales, today),
          ...finance.tables,
          ...bonusTables(orders, today),
          ...afterTables(orders, today),
          machineTable(machines, today),
          ...complaintTables(orders, machines, today),
          companyChangeTable(today),
          deputyTable(today),
          visitTable(today),
          apiKeyTable(today),
          ...webhookTables(orders, today),
          erpOrderTable(orders, today),
          searchLogTable(today),
          ...noteTables(today),
          consentTable(today),
          ...withdrawalTables(orders, today),
          ...branchTables(),
          ...windowTables(items, orders, today),
          ...contentTables(today),
          ...userFiles.tables,
          ...applications.tables,
          ...questions.tables,
        ],
      ],
    ],
    files: [...documents.files, ...finance.files, ...userFiles.files, ...applications.files, ...questions.files],
    lastNumbers: orderNumbers(orders).last,
    numbering,
  };
}

/** Orders as old as the demo has them refer to the terms. */
const TERMS_AGE_MS = 700 * 86_400_000;

// 2 is argon2id: the package's own name for it is a const enum, which type stripping cannot read.
const ARGON = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

async function writeFiles(folder: string, files: readonly ShopFile[]): Promise<void> {
  const folders = new Set(files.map(({ key }) => dirname(join(folder, key))));
  for (const one of folders) await mkdir(one, { recursive: true });
  for (const { key, bytes } of files) await writeFile(join(folder, key), bytes);
}

/**
 * Loads the demo shop into a migrated, empty database, in one transaction. The same `today` gives the same shop, but for
 * the salts of the passwords. Rejects, leaving the database as it was, where rows are in the way.
 */
export async function loadDemoShop(pool: pg.Pool, options: LoadOptions): Promise<void> {
  const { today, files, articles = 0, onProgress = () => undefined } = options;
  const [customer, staff] = await Promise.all([hash(CUSTOMER_PASSWORD, ARGON), hash(STAFF_PASSWORD, ARGON)]);
  const rows = shopRows({ customer, staff }, today);
  if (files !== undefined) await writeFiles(files, rows.files);
  await inTransaction(pool, async (client) => {
    await loadBaseData(client, new Date(today.getTime() - TERMS_AGE_MS));
    await expectNewNumbers(client);
    await setRoutes(client);
    await withoutNotes(client, async () => {
      for (const [step, tables] of rows.steps) {
        onProgress(step);
        await write(client, tables);
      }
      await writeFurther(client, { articles, today, numbering: rows.numbering, onProgress });
    });
    await settleSequences(client);
    await settleOrderNumbers(client, rows.lastNumbers);
    await settleComplaintNumbers(client, lastComplaintNumber(today));
    await countPurchases(client);
  });
  await pool.query('analyze');
}
