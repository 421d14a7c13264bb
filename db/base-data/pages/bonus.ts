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
      title: say('How it is settled', 'Kako se obračunava', 'Kako se obračunava', 'Kako se obračunava'),
      paragraphs: [
        say(
          'The agreed terms are part of your prices: you see them on each product and in the cart, without points to collect or redeem. Ask your sales representative, or write to {email}.',
          'Dogovoreni uslovi su dio vaših cijena: vidite ih na svakom artiklu i u korpi, bez bodova koje treba skupljati ili trošiti. Pitajte svog komercijalista ili pišite na {email}.',
          'Dogovoreni uvjeti su dio vaših cijena: vidite ih na svakom artiklu i u košarici, bez bodova koje treba skupljati ili trošiti. Pitajte svojeg komercijalista ili pišite na {email}.',
          'Dogovoreni uslovi su dio vaših cijena: vidite ih na svakom artiklu i u korpi, bez bodova koje treba skupljati ili trošiti. Pitajte svog komercijalistu ili pišite na {email}.',
        ),
      ],
    },
  ],
};
