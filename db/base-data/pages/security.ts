import { type Page, say } from './page.ts';

/** What the shop knows of its users, and how it keeps it. */
export const security: Page = {
  lead: say(
    'We keep only what is needed to receive, deliver and invoice your orders, and we give it to nobody who does not need it for that.',
    'Čuvamo samo ono što je potrebno da zaprimimo, dostavimo i fakturišemo vaše narudžbe, i ne dajemo ga nikome kome za to nije potrebno.',
    'Čuvamo samo ono što je potrebno da zaprimimo, dostavimo i naplatimo vaše narudžbe, i ne dajemo ga nikome kome za to nije potrebno.',
    'Čuvamo samo ono što je potrebno da primimo, dostavimo i fakturišemo vaše porudžbine, i ne dajemo ga nikome kome za to nije potrebno.',
  ),
  sections: [
    {
      title: say('What we keep', 'Šta čuvamo', 'Što čuvamo', 'Šta čuvamo'),
      list: [
        say(
          'Name, email, phone and company of every user.',
          'Ime, e-mail, telefon i firmu svakog korisnika.',
          'Ime, e-poštu, telefon i tvrtku svakog korisnika.',
          'Ime, imejl, telefon i firmu svakog korisnika.',
        ),
        say(
          'Delivery addresses, orders and invoices, as long as the law on accounting demands.',
          'Adrese dostave, narudžbe i fakture, onoliko dugo koliko traže propisi o računovodstvu.',
          'Adrese dostave, narudžbe i račune, onoliko dugo koliko traže propisi o računovodstvu.',
          'Adrese dostave, porudžbine i fakture, onoliko dugo koliko traže propisi o računovodstvu.',
        ),
        say(
          'In your browser: the log-in, the language, and which products you looked at last. There are no cookies for advertising.',
          'U vašem pregledniku: prijavu, jezik i artikle koje ste zadnje gledali. Kolačića za oglašavanje nema.',
          'U vašem pregledniku: prijavu, jezik i artikle koje ste zadnje gledali. Kolačića za oglašavanje nema.',
          'U vašem pregledaču: prijavu, jezik i artikle koje ste posljednje gledali. Kolačića za oglašavanje nema.',
        ),
      ],
    },
    {
      title: say('How we protect it', 'Kako to štitimo', 'Kako to štitimo', 'Kako to štitimo'),
      list: [
        say(
          'The connection is encrypted. We do not know your password: only its unreadable trace is kept.',
          'Veza je šifrirana. Vašu lozinku ne znamo: čuva se samo njen nečitljivi otisak.',
          'Veza je šifrirana. Vašu lozinku ne znamo: čuva se samo njezin nečitljivi otisak.',
          'Veza je šifrovana. Vašu lozinku ne znamo: čuva se samo njen nečitljivi otisak.',
        ),
        say(
          'Users of one company never see orders, prices or finances of another one.',
          'Korisnici jedne firme nikad ne vide narudžbe, cijene ni finansije druge.',
          'Korisnici jedne tvrtke nikad ne vide narudžbe, cijene ni financije druge.',
          'Korisnici jedne firme nikad ne vide porudžbine, cijene ni finansije druge.',
        ),
        say(
          'Every change that our staff make is recorded: who, when and what.',
          'Svaka izmjena koju napravi naše osoblje se bilježi: ko, kada i šta.',
          'Svaka izmjena koju napravi naše osoblje se bilježi: tko, kada i što.',
          'Svaka izmjena koju napravi naše osoblje se bilježi: ko, kada i šta.',
        ),
        say(
          'Card details are entered on the page of the bank and never reach us.',
          'Podaci s kartice unose se na stranici banke i nikad ne dolaze do nas.',
          'Podaci s kartice unose se na stranici banke i nikad ne dolaze do nas.',
          'Podaci sa kartice unose se na stranici banke i nikad ne dolaze do nas.',
        ),
      ],
    },
    {
      title: say('Your rights', 'Vaša prava', 'Vaša prava', 'Vaša prava'),
      paragraphs: [
        say(
          'You may ask what we keep of you, have it corrected, or have your user account closed. Write to {email}; we answer within 15 days.',
          'Možete tražiti uvid u podatke koje čuvamo, njihovu ispravku ili zatvaranje korisničkog računa. Pišite na {email}; odgovaramo u roku od 15 dana.',
          'Možete tražiti uvid u podatke koje čuvamo, njihov ispravak ili zatvaranje korisničkog računa. Pišite na {email}; odgovaramo u roku od 15 dana.',
          'Možete da tražite uvid u podatke koje čuvamo, njihovu ispravku ili zatvaranje korisničkog naloga. Pišite na {email}; odgovaramo u roku od 15 dana.',
        ),
        say(
          'You leave the newsletter with one click in any of its letters.',
          'S newslettera se odjavljujete jednim klikom u svakoj poruci.',
          'S newslettera se odjavljujete jednim klikom u svakoj poruci.',
          'Sa biltena se odjavljujete jednim klikom u svakoj poruci.',
        ),
      ],
    },
  ],
};
