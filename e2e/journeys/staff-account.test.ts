import { expect, test } from '@playwright/test';
import { STAFF_PASSWORD } from '../pages/session.ts';

// No other journey logs in as this person, whose language changes here.
const USERNAME = 'edin';

test(
  'the back office has the language of the account, which staff choose with their password and devices',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext();
    await context.addInitScript(() => {
      if (localStorage.getItem('sjaj.language') === null) localStorage.setItem('sjaj.language', 'hr');
    });
    const elsewhere = await context.request.post('/api/auth/login', {
      data: { username: USERNAME, password: STAFF_PASSWORD },
    });
    expect(elsewhere.status()).toBe(200);
    const page = await context.newPage();
    await page.goto('/admin/account');
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });

    await test.step('a log-in on a device in another language shows the own one', async () => {
      await page.getByRole('textbox', { name: 'Korisničko ime' }).fill(USERNAME);
      await page.getByLabel('Lozinka', { exact: true }).fill(STAFF_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(heading).toContainText('Moj račun');
      await expect(page.locator('html')).toHaveAttribute('lang', 'bs');
    });

    await test.step('a wrong password is said at its field, and what was typed stays', async () => {
      const current = main.getByLabel('Trenutna lozinka', { exact: true });
      await current.fill('nije ova lozinka');
      await main.getByLabel('Nova lozinka', { exact: true }).fill('lampa oblak sedam vagona');
      await main.getByLabel('Ponovite lozinku', { exact: true }).fill('lampa oblak sedam vagona');
      await main.getByRole('button', { name: 'Promijeni lozinku' }).click();
      await expect(current).toHaveAttribute('aria-invalid', 'true');
      await expect(current).toHaveValue('nije ova lozinka');
    });

    await test.step('the other device is logged out', async () => {
      const others = main.getByRole('button', { name: 'Odjavi sve ostale uređaje' });
      await others.click();
      await expect(others).toBeHidden();
      await expect(main.getByText('ovaj uređaj')).toBeVisible();
    });

    await test.step('another language of the account is that of the page', async () => {
      await main.getByLabel('Jezik vašeg računa').selectOption('en');
      await main.getByRole('button', { name: 'Sačuvaj' }).click();
      await expect(heading).toContainText('My account');
      await expect(main.getByLabel('Language of your account')).toHaveValue('en');
    });
    await context.close();
  },
);
