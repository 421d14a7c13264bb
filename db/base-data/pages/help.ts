import { type Page, say } from './page.ts';

/** How the shop is used. */
export const help: Page = {
  lead: say(
    'The shop in five minutes: how to find, order and follow.',
    'Prodavnica u pet minuta: kako pronaći, naručiti i pratiti.',
    'Trgovina u pet minuta: kako pronaći, naručiti i pratiti.',
    'Prodavnica u pet minuta: kako da nađete, poručite i pratite.',
  ),
  sections: [
    {
      title: say('Finding', 'Pretraga', 'Pretraživanje', 'Pretraga'),
      list: [
        say(
          'Type three characters or more into the search: a title, a code or a barcode. Missing diacritics and small typing errors do not matter.',
          'U pretragu upišite najmanje tri znaka: naziv, šifru ili barkod. Kvačice i sitne greške u kucanju nisu važne.',
          'U tražilicu upišite najmanje tri znaka: naziv, šifru ili barkod. Kvačice i sitne pogreške u tipkanju nisu važne.',
          'U pretragu unesite najmanje tri znaka: naziv, šifru ili barkod. Kvačice i sitne greške u kucanju nisu važne.',
        ),
        say(
          'In a listing, filters on the left narrow the choice; the number beside each value says how many products remain.',
          'U popisu artikala filteri lijevo sužavaju izbor; broj uz svaku vrijednost kaže koliko artikala ostaje.',
          'U popisu artikala filtri lijevo sužavaju izbor; broj uz svaku vrijednost kaže koliko artikala ostaje.',
          'U spisku artikala filteri lijevo sužavaju izbor; broj uz svaku vrijednost kaže koliko artikala ostaje.',
        ),
        say(
          'The table view has a quantity field in every row and adds everything at once.',
          'Tabelarni prikaz ima polje za količinu u svakom redu i sve dodaje odjednom.',
          'Tablični prikaz ima polje za količinu u svakom retku i sve dodaje odjednom.',
          'Tabelarni prikaz ima polje za količinu u svakom redu i sve dodaje odjednom.',
        ),
      ],
    },
    {
      title: say('Ordering', 'Naručivanje', 'Naručivanje', 'Poručivanje'),
      steps: [
        say(
          'Put products into the cart. Some are sold in multiples only; the field takes the right steps by itself.',
          'Dodajte artikle u korpu. Neki se prodaju samo u višekratnicima; polje samo ide pravim koracima.',
          'Dodajte artikle u košaricu. Neki se prodaju samo u višekratnicima; polje samo ide pravim koracima.',
          'Dodajte artikle u korpu. Neki se prodaju samo u umnošcima; polje samo ide pravim koracima.',
        ),
        say(
          'At the checkout choose address, delivery and payment, and add your own order number if you have one.',
          'Na kraju birate adresu, dostavu i plaćanje, i po potrebi upisujete svoj broj narudžbe.',
          'Na kraju birate adresu, dostavu i plaćanje, i po potrebi upisujete svoj broj narudžbe.',
          'Na kraju birate adresu, dostavu i plaćanje, i po potrebi unosite svoj broj porudžbine.',
        ),
        say(
          'Confirm. If the order is above your limit, the administrator of your company approves it first.',
          'Potvrdite. Ako je narudžba iznad vašeg limita, prvo je odobrava administrator vaše firme.',
          'Potvrdite. Ako je narudžba iznad vašeg limita, prvo je odobrava administrator vaše tvrtke.',
          'Potvrdite. Ako je porudžbina iznad vašeg limita, prvo je odobrava administrator vaše firme.',
        ),
      ],
    },
    {
      title: say('Following', 'Praćenje', 'Praćenje', 'Praćenje'),
      paragraphs: [
        say(
          'Under Orders you see where each order is. At every change you receive a message under the bell.',
          'Pod Narudžbe vidite dokle je svaka narudžba stigla. Pri svakoj promjeni dobijate poruku pod zvoncetom.',
          'Pod Narudžbe vidite dokle je svaka narudžba stigla. Pri svakoj promjeni dobivate poruku pod zvoncem.',
          'Pod Porudžbine vidite dokle je svaka porudžbina stigla. Pri svakoj promjeni dobijate poruku pod zvoncetom.',
        ),
      ],
    },
  ],
};
