import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { violationsOf } from '../pages/accessible.ts';
import { Shop } from '../pages/shop.ts';

const WASM = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));

/** A code as the address of a picture. */
async function drawCode(text: string, format: 'QRCode' | 'EAN13'): Promise<string> {
  const { svg } = await writeBarcode(text, { format, scale: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

test.beforeAll(async () => {
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(WASM)).buffer } });
});

/** A camera that sees what `hold` puts before it. */
const withCamera = (page: Page) =>
  page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const picture = new Image();
    setInterval(() => {
      const context = canvas.getContext('2d');
      if (!context) return;
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      if (picture.naturalWidth > 0) context.drawImage(picture, 120, 80);
    }, 50);
    Object.assign(window, { hold: (address: string) => (picture.src = address) });
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(20);
  });

const hold = (page: Page, address: string): Promise<void> =>
  page.evaluate((picture) => {
    (window as unknown as { hold: (address: string) => void }).hold(picture);
  }, address);

test(
  'a label and a package are scanned, a wrong code is mended, and the lines go into the cart',
  { tag: '@full' },
  async ({ context, baseURL }) => {
    const shop = await Shop.open(context, 'mirela', '/quick-order');
    const { page } = shop;
    await shop.emptyCart();
    await withCamera(page);
    await page.goto('/quick-order');

    await test.step('the page is a document of its own, which alone may use the camera', async () => {
      const loaded = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/scan');
      await page.getByRole('link', { name: 'Skeniraj' }).first().click();
      expect((await loaded).headers()['permissions-policy']).toBe('camera=(self)');
      await expect(page.getByText('Još ništa nije očitano')).toBeVisible();
    });

    await test.step('the camera reads the QR code of our own label', async () => {
      await page.getByRole('button', { name: 'Uključi kameru' }).click();
      await expect(page.getByRole('button', { name: 'Isključi kameru' })).toBeVisible();
      await hold(page, await drawCode(`${baseURL ?? ''}/search/PA-20023`, 'QRCode'));
      await expect(page.getByRole('button', { name: 'Dodaj 1 red u korpu' })).toBeVisible();
    });

    await test.step('a barcode that nobody knows stays, and is mended by hand', async () => {
      await hold(page, await drawCode('4006381333931', 'EAN13'));
      const code = page.getByRole('textbox', { name: 'Šifra u redu 2' });
      await expect(code).toHaveValue('4006381333931');
      expect(await violationsOf(page, 'scan', { language: 'bs', scheme: 'light' })).toEqual([]);
      await code.fill('CL-10060');
      await code.press('Enter');
      await expect(page.getByRole('button', { name: 'Dodaj 2 reda u korpu' })).toBeVisible();
    });

    await test.step('a scanner that types needs no field; the same code counts again', async () => {
      const quantity = page.getByRole('textbox', { name: 'Količina u redu 2' });
      const before = Number(await quantity.inputValue());
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.type('CL-10060');
      await page.keyboard.press('Enter');
      await expect.poll(async () => Number(await quantity.inputValue())).toBeGreaterThan(before);
      await page.getByRole('button', { name: 'Vrati' }).click();
      await expect(quantity).toHaveValue(String(before));
    });

    await test.step('lines survive a reload, and the camera is off', async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: 'Uključi kameru' })).toBeVisible();
      await page.getByRole('button', { name: 'Dodaj 2 reda u korpu' }).click();
      await expect(page.getByText('Sve je u korpi')).toBeVisible();
      await page.goto('/shopping-cart');
      await expect(page.getByText('2 artikla').first()).toBeVisible();
    });
  },
);

test('without permission the page says so, and codes can still be typed', { tag: '@full' }, async ({ context }) => {
  const { page } = await Shop.open(context, 'amra');
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Uključi kameru' }).click();
  await expect(page.getByText('Preglednik ne smije koristiti kameru.')).toBeVisible();
  expect(await violationsOf(page, 'scan', { language: 'bs', scheme: 'light' })).toEqual([]);
  await page.getByRole('textbox', { name: 'Šifra ili barkod' }).fill('PA-20023');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Dodaj 1 red u korpu' })).toBeVisible();
});

test(
  'what was scanned is proposed to a colleague, who opens it from the message',
  { tag: '@full' },
  async ({ browser }) => {
    const { page } = await Shop.open(await browser.newContext(), 'adis', '/scan');
    await page.getByRole('textbox', { name: 'Šifra ili barkod' }).fill('PA-20023');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Predloži kolegi' }).click();
    const form = page.getByRole('dialog', { name: 'Predloži kolegi' });
    await form.getByLabel('Ko naručuje').selectOption({ label: 'Amra Hadžić' });
    await expect(form.getByLabel('Naziv korpe')).toHaveValue(/^Skenirano .+ – Adis$/);
    expect(await violationsOf(page, 'proposal', { language: 'bs', scheme: 'light' })).toEqual([]);
    await form.getByRole('button', { name: 'Pošalji prijedlog' }).click();
    await expect(page.getByText('Prijedlog je poslan: Amra Hadžić').first()).toBeVisible();
    await expect(page.getByText('Još ništa nije očitano')).toBeVisible();

    const { page: colleague } = await Shop.open(await browser.newContext(), 'amra', '/profile/messages');
    await colleague
      .getByRole('link', { name: /vam predlaže narudžbu/ })
      .first()
      .click();
    await expect(colleague.getByRole('heading', { level: 2, name: /^Skenirano .+ – Adis/ })).toBeVisible();
    await expect(colleague.getByText('PA-20023').first()).toBeVisible();
  },
);
