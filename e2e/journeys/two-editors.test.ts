import { type Browser, expect, type Page, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';

/** A record that two administrators open at the same time: one field that both change, one that only the slower does. */
interface Record {
  readonly name: string;
  readonly list: string;
  readonly both: string;
  readonly own: string;
  readonly values: { readonly first: string; readonly second: string; readonly own: string };
}

const RECORDS: readonly Record[] = [
  {
    name: 'an article',
    list: '/admin/articles?q=CL-10032',
    both: 'Veleprodajna cijena (VPC)',
    own: 'Kataloški broj',
    values: { first: '6,10', second: '6,20', own: 'NX-TEST-1' },
  },
  {
    name: 'a company',
    list: '/admin/companies?q=K-00518',
    both: 'Rok plaćanja',
    own: 'Telefon',
    values: { first: '21', second: '28', own: '036 000-999' },
  },
  {
    name: 'a discount code',
    list: '/admin/coupons?q=DOBRODOSLI',
    both: 'Najmanja narudžba',
    own: 'Korištenja po kupcu',
    values: { first: '160,00', second: '170,00', own: '3' },
  },
];

// Two people, three records, four saves of each.

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function openRecord(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Sačuvaj', exact: true })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
}

async function twoEditors(browser: Browser) {
  const [first, second] = [await browser.newContext(), await browser.newContext()];
  const [lejla, tarik] = [await BackOffice.open(first, 'lejla'), await BackOffice.open(second, 'lejla')];
  const close = async () => {
    await first.close();
    await second.close();
  };
  return { faster: lejla.page, slower: tarik.page, close };
}

test(
  'who saves second sees both versions, and nothing that was typed is lost',
  { tag: '@full' },
  async ({ browser }) => {
    const { faster, slower, close } = await twoEditors(browser);
    for (const { name, list, both, own, values } of RECORDS) {
      await test.step(name, async () => {
        await openRecord(faster, list);
        await openRecord(slower, list);
        await field(faster, both).fill(values.first);
        await save(faster);
        await expect(faster.getByText(/Sačuvano/).first()).toBeVisible();

        await field(slower, both).fill(values.second);
        await field(slower, own).fill(values.own);
        await save(slower);
        const dialog = slower.getByRole('dialog');
        const row = dialog.getByRole('row').filter({ hasText: both });
        await expect(row).toContainText(values.second);
        await expect(row).toContainText(values.first);
        await expect(dialog.getByRole('row')).toHaveCount(2);

        await slower.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(field(slower, both)).toHaveValue(values.second);
        await expect(field(slower, own)).toHaveValue(values.own);

        await save(slower);
        await dialog.getByRole('button', { name: 'Zadrži moju verziju' }).click();
        await expect(dialog).toBeHidden();
        await slower.reload();
        await expect(field(slower, both)).toHaveValue(values.second);
        await expect(field(slower, own)).toHaveValue(values.own);

        await field(faster, both).fill(values.first);
        await save(faster);
        await faster.getByRole('dialog').getByRole('button', { name: 'Uzmi sačuvanu verziju' }).click();
        await expect(faster.getByRole('dialog')).toBeHidden();
        await expect(field(faster, both)).toHaveValue(values.second);
        await expect(field(faster, own)).toHaveValue(values.own);
      });
    }
    await close();
  },
);
