import { texts } from '../texts.ts';

/** The dialog over a page on which one person has typed, once another one has logged in. */
export const otherPerson = texts({
  title: {
    en: 'Somebody else has logged in',
    bs: 'Prijavila se druga osoba',
    hr: 'Prijavila se druga osoba',
    srLatn: 'Prijavila se druga osoba',
  },
  hint: {
    en: '{other} has logged in in this browser. What was typed here as {name} and is not saved is not sent in anybody else’s name. To keep it, log in again.',
    bs: 'U ovom pregledniku sada je prijavljen nalog: {other}. Što je ovdje upisano kao {name}, a nije sačuvano, ne šalje se u tuđe ime. Da to zadržite, prijavite se ponovo.',
    hr: 'U ovom je pregledniku sada prijavljen račun: {other}. Što je ovdje upisano kao {name}, a nije spremljeno, ne šalje se u tuđe ime. Da to zadržite, prijavite se ponovno.',
    srLatn:
      'U ovom pregledaču sada je prijavljen nalog: {other}. Što je ovdje upisano kao {name}, a nije sačuvano, ne šalje se u tuđe ime. Da to zadržite, prijavite se ponovo.',
  },
  goOn: {
    en: 'Discard it and go on as {other}',
    bs: 'Odbaci i nastavi kao {other}',
    hr: 'Odbaci i nastavi kao {other}',
    srLatn: 'Odbaci i nastavi kao {other}',
  },
});
