import { type Browser, expect, type Page, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

/** An order of a colleague that waits for approval, with the link of the mail about it as the back office shows it. */
async function waitingOrder(browser: Browser): Promise<{ colleague: Shop; number: string; link: string }> {
  const colleague = await Shop.open(await browser.newContext(), 'tea');
  for (const code of ['PA-20004', 'CL-10015']) await colleague.putIntoCart(code);
  const number = await colleague.placeOrder();
  const { page: staff } = await BackOffice.open(await browser.newContext(), 'lejla');
  const letter = staff.getByRole('main').getByRole('button', { name: `Narudžba ${number} čeka vaše odobrenje` });
  // The worker writes the mail a moment later.
  await expect(async () => {
    await staff.goto(`/admin/outgoing-mail?search=${encodeURIComponent(number)}`);
    await expect(letter.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await letter.first().click();
  await staff.getByRole('dialog').getByText('Samo tekst').click();
  const text = await staff.getByRole('dialog').locator('pre').innerText();
  expect(text).toContain('PA-20004');
  expect(text).toContain('Čeka odobrenje');
  return { colleague, number, link: /\/order-approval#\S+/.exec(text)?.[0] ?? '' };
}

/** The link followed by somebody who is not signed in, in a tab of its own. */
async function follow(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

test(
  'the approver returns an order with a word from the link of the mail, without a log-in; following the link decides nothing',
  { tag: '@full' },
  async ({ browser }) => {
    const { colleague, number, link } = await waitingOrder(browser);
    for (const _visit of ['mail scanner', 'another one'])
      await expect((await follow(browser, link)).getByRole('button', { name: 'Odobri narudžbu' })).toBeVisible();
    const page = await follow(browser, link);
    await expect(page.getByText(/^Odlučujete kao /)).toBeVisible();
    await page.getByRole('button', { name: 'Vrati…' }).click();
    const note = page.getByLabel('Poruka za: Tea');
    await expect(note).toBeFocused();
    await page.getByRole('button', { name: 'Vrati narudžbu' }).click();
    await expect(page.getByText('Napišite naručiocu zašto.')).toBeVisible();
    await expect(note).toBeFocused();
    await note.fill('Imamo još pola kutije.');
    await page.getByRole('button', { name: 'Vrati narudžbu' }).click();
    const returned = `Narudžba ${number} je vraćena naručiocu`;
    await expect(page.getByRole('heading', { name: returned })).toBeVisible();
    await expect(page.getByText('Imamo još pola kutije.')).toBeVisible();
    await expect((await follow(browser, link)).getByRole('heading', { name: returned })).toBeVisible();

    const main = colleague.page.getByRole('main');
    await colleague.page.getByRole('link', { name: 'Pogledaj narudžbu' }).click();
    await expect(main.getByText('Imamo još pola kutije.').first()).toBeVisible();
    await expect(main.getByText('Vraćena u vašoj firmi')).toBeVisible();
    await expect(main.getByText('Čeka odobrenje')).toBeVisible();
  },
);

test(
  'with less from the link; a page that was open meanwhile says that somebody else has decided',
  { tag: '@full' },
  async ({ browser }) => {
    const { number, link } = await waitingOrder(browser);
    const late = await follow(browser, link);
    const page = await follow(browser, link);
    await page.getByRole('button', { name: 'Smanji količine' }).click();
    await expect(page.getByRole('textbox', { name: /Toaletni papir dvoslojni/ })).toBeFocused();
    await page.getByRole('button', { name: /^Izbaci: Sredstvo za svakodnevno pranje podova/ }).click();
    await page.getByLabel('Poruka za: Tea').fill('Jedno je dosta.');
    await page.getByRole('button', { name: 'Odobri smanjeno' }).click();
    const approved = `Narudžba ${number} je odobrena s manjim količinama`;
    await expect(page.getByRole('heading', { name: approved })).toBeVisible();
    await late.getByRole('button', { name: 'Odobri narudžbu' }).click();
    await expect(late.getByText('Ova narudžba više ne čeka vašu odluku.').first()).toBeVisible();
    await expect(late.getByRole('heading', { name: approved })).toBeVisible();
  },
);
