import { expect, test } from '@playwright/test';
import { CUSTOMER_PASSWORD, Shop } from '../pages/shop.ts';

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const file = (name: string, content: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer: content });

test(
  'several files at once: good ones are in the folder, a refused one says why; a deleted one comes back',
  { tag: '@full' },
  async ({ context }) => {
    const shop = await Shop.open(context, 'amra', '/profile/my-files/new-file');
    const { page } = shop;
    const sent = page.getByRole('list', { name: 'Datoteke koje se šalju' });

    await test.step('each file has its own outcome', async () => {
      await page.getByLabel('Vrsta').selectOption({ label: 'Servis' });
      await page
        .locator('input[type=file][multiple]')
        .setInputFiles([
          file('Nalaz servisera.pdf', Buffer.from(PDF)),
          file('Podna mašina.png', Buffer.from(DOT, 'base64')),
          file('alat.exe', Buffer.from('MZ-program')),
        ]);
      await expect(sent.getByText('Dodano')).toHaveCount(2);
      await expect(sent.getByRole('alert')).toHaveText(/Ova vrsta datoteke nije dozvoljena/);
    });

    await test.step('the folder shows them, opens the picture and hands over the file', async () => {
      await page.getByRole('link', { name: 'Na moje dokumente' }).click();
      await expect(page.getByRole('row', { name: /Nalaz servisera/ })).toContainText('Servis');
      await page.getByRole('button', { name: 'Otvori: Podna mašina' }).click();
      const picture = page.getByRole('dialog').getByRole('img', { name: 'Podna mašina' });
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
      await page.keyboard.press('Escape');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Preuzmi: Nalaz servisera' }).click();
      expect((await download).suggestedFilename()).toBe('Nalaz servisera.pdf');
    });

    await test.step('an order below has its documents', async () => {
      const order = page.getByRole('group').filter({ hasText: 'Završena (isporučena)' }).first();
      await order.locator('summary').click();
      for (const name of [/Potvrda/, /Predračun/, /Otpremnica/, /Faktura/])
        await expect(order.getByRole('button', { name }).first()).toBeVisible();
      const download = page.waitForEvent('download');
      await order.getByRole('button', { name: /Otpremnica/ }).click();
      expect((await download).suggestedFilename()).toMatch(/^Otpremnica .+\.pdf$/);
    });

    await test.step('a deleted file can be brought back', async () => {
      const row = page.getByRole('row', { name: /Nalaz servisera/ });
      await page.getByRole('button', { name: 'Obriši: Nalaz servisera' }).click();
      await page.getByRole('button', { name: 'Vrati' }).click();
      await expect(page.getByText('Datoteka je vraćena.').first()).toBeVisible();
      await expect(row).toBeVisible();
    });
  },
);

test(
  'a session that ends under a page is continued by a log-in over it: kind and file are kept',
  { tag: '@full' },
  async ({ context }) => {
    const { page } = await Shop.open(context, 'amra', '/profile/my-files/new-file');
    const token = await page.evaluate(() => localStorage.getItem('sjaj.token'));
    const headers = { authorization: `Bearer ${token}` };
    await context.request.post('/api/auth/logout', { headers });
    // A server may know a session for a second after its end.
    await expect.poll(async () => (await context.request.get('/api/users/profile', { headers })).status()).toBe(401);
    await page.getByLabel('Vrsta').selectOption({ label: 'Servis' });
    await page.locator('input[type=file][multiple]').setInputFiles([file('Zapisnik servisa.pdf', Buffer.from(PDF))]);

    const dialog = page.getByRole('dialog', { name: 'Prijava je istekla' });
    await expect(dialog.getByLabel('Korisničko ime')).toHaveValue('amra');
    const password = dialog.getByLabel('Lozinka', { exact: true });
    await expect(password).toBeFocused();
    await password.fill('pogresna-lozinka');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Korisničko ime ili lozinka nisu tačni.')).toBeVisible();
    await password.fill(CUSTOMER_PASSWORD);
    await page.keyboard.press('Enter');

    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'Datoteke koje se šalju' }).getByText('Dodano')).toBeVisible();
    await page.getByRole('link', { name: 'Na moje dokumente' }).click();
    await expect(page.getByRole('row', { name: /Zapisnik servisa/ })).toContainText('Servis');
  },
);
