import { expect, test } from '@playwright/test';
import { type Mailbox, openMailbox } from '../mailbox.ts';
import { BackOffice } from '../pages/back-office.ts';
import { startShop } from '../start-shop.ts';

test.describe.configure({ mode: 'serial' });

let mailbox: Mailbox;
let shop: Awaited<ReturnType<typeof startShop>>;

test.beforeAll(async () => {
  mailbox = await openMailbox();
  shop = await startShop({ SMTP_URL: mailbox.url });
});

test.afterAll(async () => {
  await shop?.stop();
  mailbox?.close();
});

const READER = 'citalac@firma.test';
const SUBJECT = 'Akcije za zimu';
const TO_CONFIRM = /\/newsletter-confirm#token=[\w-]{43}/;
const TO_UNSUBSCRIBE = /\/newsletter-confirm\?unsubscribe=1#token=[\w-]{43}/;

/** Where the link leads in the last mail to the reader that has the words. */
async function linkOf(words: string, kind: RegExp): Promise<string> {
  let path = '';
  await expect(() => {
    const letter = mailbox.lettersTo(READER).findLast((one) => one.includes(words) && kind.test(one));
    path = kind.exec(letter ?? '')?.[0] ?? '';
    expect(path).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return path;
}

test('staff send an issue to a subscriber, who unsubscribes by its link', { tag: '@full' }, async ({ browser }) => {
  const visitor = await browser.newContext({ baseURL: shop.address });
  const reader = await visitor.newPage();
  const asked = await visitor.request.post('/api/newsletter/send-subscription-request', { data: { email: READER } });
  expect(asked.ok()).toBe(true);
  await reader.goto(await linkOf('Potvrdite pretplatu', TO_CONFIRM));
  await reader.getByRole('button', { name: 'Potvrdi pretplatu' }).click();
  await expect(reader.getByText('Pretplata je potvrđena.')).toBeVisible();

  const staff = await browser.newContext({ baseURL: shop.address });
  const { page } = await BackOffice.open(staff, 'lejla', '/newsletter/new');
  await page.getByRole('textbox', { name: 'Naslov', exact: true }).fill(SUBJECT);
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).click();
  await page.keyboard.type('Pogledajte zimske cijene.');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/newsletter\/\d+$/);
  await page.getByRole('button', { name: 'Pregled i proba' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.frameLocator('iframe').locator('body')).toContainText('Pogledajte zimske cijene.');
  await expect(preview.getByRole('button', { name: 'Pošalji mi probu' })).toBeEnabled();
  // The frame ends where the mail ends.
  await expect
    .poll(() =>
      preview.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
        const mail = frame.contentDocument?.body.firstElementChild;
        return mail ? Math.abs(frame.clientHeight - mail.getBoundingClientRect().bottom) : null;
      }),
    )
    .toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pošalji izdanje' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pošalji izdanje' }).click();
  await expect(page.getByText('Poslano', { exact: true })).toBeVisible({ timeout: 60_000 });

  await reader.goto('about:blank');
  await reader.goto(await linkOf(SUBJECT, TO_UNSUBSCRIBE));
  await reader.getByRole('button', { name: 'Otkaži pretplatu' }).click();
  await expect(reader.getByText('Pretplata je otkazana.')).toBeVisible();

  await page.goto('/admin/newsletter-subscribers');
  const row = page.getByRole('row').filter({ hasText: READER });
  await expect(row.getByText('Odjavljen', { exact: true })).toBeVisible();
  await visitor.close();
  await staff.close();
});
