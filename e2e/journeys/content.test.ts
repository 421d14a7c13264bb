import { expect, type Page, test } from '@playwright/test';
import { dress } from '../pages/accessible.ts';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

/** A picture of one pixel: the server encodes it again. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const TITLE = 'Novi katalog četki i metli';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Saves the form and waits for the answer of the call. */
async function save(page: Page, path: string): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().includes(`/api/admin/${path}`) && ['POST', 'PUT'].includes(answer.request().method()),
  );
  await page.keyboard.press('Control+s');
  expect((await saved).ok()).toBe(true);
}

test(
  'news with a picture and a changed page by staff are read by a buyer in Cyrillic',
  { tag: '@full' },
  async ({ browser }) => {
    const staff = await browser.newContext();
    const { page } = await BackOffice.open(staff, 'lejla', '/news/new');
    await field(page, 'Naslov').fill(TITLE);
    const text = field(page, 'Tekst');
    await text.click();
    await page.keyboard.type('Katalog je besplatan.');
    await page.getByRole('button', { name: 'Srpski', exact: false }).first().click();
    await field(page, 'Naslov').last().fill(TITLE);
    await field(page, 'Tekst').last().click();
    await page.keyboard.type('Katalog je besplatan.');
    await page.getByRole('button', { name: 'Objavi danas' }).click();
    await save(page, 'news');
    await expect(page.getByText('Objavljeno', { exact: true })).toBeVisible();
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/picture'));
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE });
    expect((await stored).ok()).toBe(true);

    await page.goto('/admin/pages');
    await page.getByRole('link', { name: 'Servis' }).click();
    await page.getByRole('button', { name: 'Srpski', exact: false }).first().click();
    await field(page, 'Tekst').last().click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Nazovite {phone}.');
    await save(page, 'information-pages');

    const buyer = await browser.newContext();
    const shop = await Shop.open(buyer, 'milica');
    await dress(shop.page, { language: 'srCyrl', scheme: 'dark' });
    await shop.page.goto('/blogs');
    await shop.page.getByRole('link', { name: 'Нови каталог четки и метли' }).first().click();
    const story = shop.page.getByRole('article');
    await expect(story.getByText('Каталог је бесплатан.')).toBeVisible();
    await expect(story.locator('img')).toBeVisible();
    await shop.page.goto('/service');
    const service = shop.page.getByRole('article');
    await expect(service.getByText('Назовите')).toBeVisible();
    await expect(service.getByRole('link', { name: /036/ })).toHaveAttribute('href', /^tel:/);
    await staff.close();
    await buyer.close();
  },
);
