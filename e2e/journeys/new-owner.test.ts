import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { beginAsAdministrator, choose, enterCompany, field, OWNER_PASSWORD, save, SETUP_LINK } from '../pages/owner.ts';
import { pdfText } from '../pages/pdf-text.ts';
import { Shop } from '../pages/shop.ts';
import { type RunningShop, startShop } from '../start-shop.ts';

const CUSTOMER = { title: 'Hotel Panorama d.o.o.', jib: '4299000123459', email: 'emina@panorama.test' };

const IMPORT_MS = 120_000;

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ DEMO: 'off' });
});
test.afterAll(() => shop.stop());

/** A price list as an old program exports it: titles above the headings, headings of its own, units in capitals, and mistakes. */
function oldPriceList(): Buffer {
  const groups = ['Sredstva za čišćenje', 'Papirna galanterija', 'Rukavice i zaštita', 'Kese i vreće'];
  const units = ['KOM', 'kom.', 'PAK', 'RL', 'KG'];
  const lines = Array.from({ length: 150 }, (_, place) => {
    const number = place + 1;
    const code = String(number).padStart(5, '0');
    const [unit, group] = [units[place % units.length], groups[place % groups.length]];
    const brand = place % 3 === 0 ? '' : 'ČISTOĆA';
    return `${number}.;${code};Artikal broj ${number};${unit};${group};${brand};10,00;13,00;15,21;${number};`;
  });
  lines[9] = '10.;00010;Na upit;KOM;Kese i vreće;ČISTOĆA;10,00;na upit;;1;';
  lines[19] = lines[18] ?? '';
  lines[29] = '30.;00030;;KOM;Kese i vreće;ČISTOĆA;10,00;13,00;15,21;1;';
  return Buffer.from(
    [
      '"ČISTO JUTRO" d.o.o. Zenica;;;;;;;;;;',
      'Cjenovnik na dan 31.10.2026.;;;;;;;;;;',
      ';;;;;;;;;;',
      'R.br.;Šifra;Opis artikla u prodaji;JM;Grupa;Proizvođač;Nab. cijena;VPC;MPC;Zaliha;Bar kod',
      ...lines,
      ';;UKUPNO: 150;;;;;;;;',
    ].join('\r\n'),
  );
}

const strip = (page: Page) => page.getByRole('complementary', { name: 'Postavite svoju prodavnicu' });

/** Follows the guide to the next step, which it has to name. */
async function next(page: Page, step: string): Promise<void> {
  await strip(page)
    .getByRole('link', { name: `Dalje: ${step}` })
    .click();
}

async function setUpShop(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Počni.*Podaci o firmi/ })
    .click();
  await enterCompany(page);
  const logo = await page.getByRole('heading', { level: 1 }).screenshot();
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(strip(page)).toContainText('gotovo 2 od 9');
  await next(page, 'Poslovnice i radno vrijeme');
  await field(page, 'Naziv').fill('Zenica, veleprodaja');
  await field(page, 'Ulica i broj').fill('Bulevar Kulina bana 3');
  await choose(page, 'Grad', /^Zenica/);
  await save(page);
  await next(page, 'Dostava');
  await field(page, 'Naziv').fill('Brza pošta Bosna');
  const rates = page.getByRole('row', { name: /1/ }).getByRole('textbox');
  await rates.first().fill('30');
  await rates.last().fill('8,50');
  await save(page);
  await next(page, 'Uslovi korištenja');
  await expect(field(page, 'Naslov')).toHaveValue('Uslovi korištenja');
  await save(page);
  await expect(strip(page)).toContainText('gotovo 5 od 9');
}

async function importPriceList(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.locator('input[type=file]').setInputFiles({
    name: 'cjenovnik.csv',
    mimeType: 'text/csv',
    buffer: oldPriceList(),
  });
  // The headings are those below the titles; the one that no program knows is chosen by hand.
  await expect(page.getByLabel('Polje kolone „Šifra“')).toHaveValue('code');
  await expect(main.getByText(/Novim artiklima treba još: Naziv/)).toBeVisible();
  await page.getByLabel('Polje kolone „Opis artikla u prodaji“').selectOption('title.bs');
  await expect(main.getByText(/Novim artiklima treba još/)).toHaveCount(0);
  await page.getByRole('button', { name: /Uporedi/ }).click();
  // A third of the lines has no brand.
  await expect(
    main
      .getByText(/Artiklu treba brend/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ponovo odaberi kolone' }).click();
  await page.getByLabel(/Brend novih artikala/).fill('Razno');
  await page.getByRole('button', { name: /Uporedi/ }).click();
  // Without a price, twice, without a name, and the total.
  await page.getByRole('button', { name: 'Uvezi 147 redova' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Uvezi 147 redova' }).click();
  await expect(main.getByText(/Sačuvano redova: 147, nije sačuvano: 0/)).toBeVisible({ timeout: IMPORT_MS });
}

async function addCustomer(page: Page): Promise<void> {
  await field(page, 'Naziv').fill(CUSTOMER.title);
  await field(page, 'Sjedište, ulica i broj').fill('Titova 1');
  await field(page, 'JIB').fill(CUSTOMER.jib);
  await choose(page, 'Grad', /^Sarajevo/);
  await save(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Titova 1, 71000 Sarajevo')).toBeVisible();
  await main.getByRole('link', { name: 'Novi korisnik' }).click();
  await field(page, 'Ime').fill('Emina');
  await field(page, 'Prezime').fill('Hodžić');
  await field(page, 'E-mail').fill(CUSTOMER.email);
  await choose(page, 'Uloga', 'Administrator firme');
  await save(page);
}

/** The link of the invitation, from the mail that the shop keeps while it has no mail server. */
async function invitationLink(page: Page): Promise<string> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /Vaš korisnički račun/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Samo tekst').click();
  const text = await dialog.locator('pre').innerText();
  return /\/auth\/verify-email\S+/.exec(text)?.[0] ?? '';
}

test(
  'a new owner sets up an empty shop with an old price list, and delivers the first order of the first customer',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.address, viewport: { width: 1366, height: 768 } });
    const office = await context.newPage();
    await beginAsAdministrator(office, await shop.printed(SETUP_LINK));
    await test.step('the guide leads through company, logo, branch, delivery and terms', () => setUpShop(office));
    await next(office, 'E-pošta');
    await expect(office.getByText(/prodavnica je pokrenuta bez servera za poštu/)).toBeVisible();
    await next(office, 'Artikli');
    await test.step('the old price list', () => importPriceList(office));
    await next(office, 'Prvi kupac');
    await test.step('the first customer and the first user', () => addCustomer(office));
    await next(office, 'E-pošta');

    await test.step('the customer sets a password by the link of the invitation', async () => {
      const invited = await (await browser.newContext({ baseURL: shop.address })).newPage();
      await invited.goto(await invitationLink(office));
      await invited.getByLabel('Nova lozinka').fill(OWNER_PASSWORD);
      await invited.getByLabel('Ponovite lozinku').fill(OWNER_PASSWORD);
      await invited.getByRole('button', { name: 'Postavi lozinku' }).click();
      await expect(invited.getByText('Lozinka je postavljena i prijavljeni ste.').first()).toBeVisible();
    });
    const page = await (await browser.newContext({ baseURL: shop.address })).newPage();
    let number = '';
    await test.step('and on another device logs in with it and orders', async () => {
      const buyer = new Shop(page);
      await page.goto('/auth/login');
      await buyer.logIn(CUSTOMER.email, OWNER_PASSWORD);
      await buyer.putIntoCart('00042');
      number = await buyer.placeOrder();
    });

    const main = office.getByRole('main');
    await test.step('staff approve it by keyboard and print the proforma', async () => {
      await office.goto('/admin/queues/approval');
      await expect(main.getByText(number).first()).toBeVisible();
      await office.keyboard.press('a');
      // It is the first order of the customer, which is asked about; Enter says yes.
      await expect(office.getByRole('dialog').getByRole('button', { name: 'Odobri' })).toBeFocused();
      await office.keyboard.press('Enter');
      await expect(main.getByText(number)).toHaveCount(0);
      await office.goto('/admin/orders');
      await main.getByRole('link', { name: number }).click();
      await expect(main.getByText('Odobrena').first()).toBeVisible();
      const download = office.waitForEvent('download');
      await main.getByRole('button', { name: 'Predračun' }).click();
      const text = pdfText(await readFile(await (await download).path()));
      for (const word of ['Čisto Jutro d.o.o. Zenica', '999-001-00000123-21', CUSTOMER.title, 'Titova 1', '00042'])
        expect(text).toContain(word);
    });

    await test.step('and hand it over and deliver it from the queue', async () => {
      await office.goto('/admin/queues/shipping');
      await main.getByRole('checkbox', { name: `Odaberi: ${number}` }).check();
      await office.getByRole('button', { name: 'Predaj na dostavu (1)' }).click();
      await office.getByRole('dialog').getByRole('button', { name: 'Predaj na dostavu' }).click();
      await expect(office.getByText('Predana je 1 narudžba', { exact: true }).first()).toBeVisible();
      await main.getByText('Na dostavi').first().click();
      await main.getByRole('checkbox', { name: `Odaberi: ${number}` }).check();
      await office.getByRole('button', { name: 'Potvrdi isporuku (1)' }).click();
      await office.getByRole('dialog').getByRole('button', { name: 'Potvrdi isporuku' }).click();
      await expect(main.getByRole('checkbox', { name: `Odaberi: ${number}` })).toHaveCount(0);
    });

    await test.step('the customer reads it', async () => {
      await page.goto('/profile/orders');
      await page.getByRole('main').getByRole('link', { name: number }).first().click();
      await expect(
        page
          .getByRole('main')
          .getByText(/isporučena/i)
          .first(),
      ).toBeVisible();
    });
    // A shop with an order is set up.
    await office.goto('/admin/');
    await expect(main.getByText('Promet danas')).toBeVisible();
    await expect(main.getByText('Postavite svoju prodavnicu')).toHaveCount(0);
  },
);
