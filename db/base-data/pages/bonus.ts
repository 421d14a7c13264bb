import { type Page, say } from './page.ts';

/** How regular customers are rewarded; staff write their own rules here. */
export const bonus: Page = {
  lead: say(
    '{shop} rewards regular customers with better terms, agreed with each company.',
    '{shop} redovne kupce nagrađuje boljim uslovima, dogovorenim sa svakom firmom.',
    '{shop} redovite kupce nagrađuje boljim uvjetima, dogovorenim sa svakom tvrtkom.',
    '{shop} redovne kupce nagrađuje boljim uslovima, dogovorenim sa svakom firmom.',
  ),
  sections: [
    {
      title: say('Who takes part', 'Ko učestvuje', 'Tko sudjeluje', 'Ko učestvuje'),
      paragraphs: [
        say(
          'Every registered business customer. You do not have to apply.',
          'Svaki registrovani poslovni kupac. Ne morate se prijavljivati.',
          'Svaki registrirani poslovni kupac. Ne morate se prijavljivati.',
          'Svaki registrovani poslovni kupac. Ne morate da se prijavljujete.',
        ),
      ],
    },
    {
      title: say('What you get', 'Šta dobijate', 'Što dobivate', 'Šta dobijate'),
      list: [
        say(
          'Contract prices for the products that you buy most.',
          'Ugovorene cijene za artikle koje najviše kupujete.',
          'Ugovorene cijene za artikle koje najviše kupujete.',
          'Ugovorene cijene za artikle koje najviše kupujete.',
        ),
        say(
          'Discounts on brands and categories by your yearly turnover.',
          'Popuste na brendove i kategorije prema godišnjem prometu.',
          'Popuste na brendove i kategorije prema godišnjem prometu.',
          'Popuste na brendove i kategorije prema godišnjem prometu.',
        ),
        say(
          'Discount codes on special occasions, which the shop announces among the news.',
          'Kodove za popust u posebnim prilikama, koje prodavnica objavljuje u novostima.',
          'Kodove za popust u posebnim prigodama, koje trgovina objavljuje u novostima.',
          'Kodove za popust u posebnim prilikama, koje prodavnica objavljuje u novostima.',
        ),
      ],
    },
    {
      title: say('Bonus points', 'Bonus bodovi', 'Bonus bodovi', 'Bonus bodovi'),
      paragraphs: [
        say(
          'The agreed terms are part of your prices: you see them on each product and in the cart. Besides, orders earn bonus points; what earns how many, and the points that you have, is shown on this page.',
          'Dogovoreni uslovi su dio vaših cijena: vidite ih na svakom artiklu i u korpi. Osim toga, narudžbe donose bonus bodove; za šta ih dobijate i koliko ih imate, prikazano je na ovoj stranici.',
          'Dogovoreni uvjeti su dio vaših cijena: vidite ih na svakom artiklu i u košarici. Osim toga, narudžbe donose bonus bodove; za što ih dobivate i koliko ih imate, prikazano je na ovoj stranici.',
          'Dogovoreni uslovi su dio vaših cijena: vidite ih na svakom artiklu i u korpi. Osim toga, porudžbine donose bonus bodove; za šta ih dobijate i koliko ih imate, prikazano je na ovoj stranici.',
        ),
        say(
          'To use your points, ask your sales representative, or write to {email}.',
          'Za korištenje bodova javite se svom komercijalisti ili pišite na {email}.',
          'Za korištenje bodova javite se svojem komercijalisti ili pišite na {email}.',
          'Za korišćenje bodova javite se svom komercijalisti ili pišite na {email}.',
        ),
      ],
    },
  ],
};
