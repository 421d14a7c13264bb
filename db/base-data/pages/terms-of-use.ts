import { type Page, say } from './page.ts';

/** The rules for using the web shop; those of sale are kept by the server, by version. */
export const termsOfUse: Page = {
  lead: say(
    'These rules are about using the web shop. What holds for orders, prices and delivery stands in the terms and conditions that you accept with each order.',
    'Ova pravila govore o korištenju web prodavnice. Šta vrijedi za narudžbe, cijene i dostavu stoji u općim uslovima koje prihvatate uz svaku narudžbu.',
    'Ova pravila govore o korištenju web trgovine. Što vrijedi za narudžbe, cijene i dostavu stoji u općim uvjetima koje prihvaćate uz svaku narudžbu.',
    'Ova pravila govore o korišćenju internet prodavnice. Šta važi za porudžbine, cijene i dostavu stoji u opštim uslovima koje prihvatate uz svaku porudžbinu.',
  ),
  sections: [
    {
      title: say('User account', 'Korisnički račun', 'Korisnički račun', 'Korisnički nalog'),
      paragraphs: [
        say(
          'The shop is for registered business customers. Every person has a user account of their own; do not pass the password on. Whatever is ordered from a user account counts as ordered by your company.',
          'Prodavnica je za registrovane poslovne kupce. Svaka osoba ima svoj korisnički račun; lozinku nemojte davati drugima. Što je naručeno s korisničkog računa smatra se narudžbom vaše firme.',
          'Trgovina je za registrirane poslovne kupce. Svaka osoba ima svoj korisnički račun; lozinku nemojte davati drugima. Što je naručeno s korisničkog računa smatra se narudžbom vaše tvrtke.',
          'Prodavnica je za registrovane poslovne kupce. Svaka osoba ima svoj korisnički nalog; lozinku nemojte da dajete drugima. Što je poručeno sa korisničkog naloga smatra se porudžbinom vaše firme.',
        ),
        say(
          'Tell us when somebody leaves your company, so that we can close the user account.',
          'Javite nam kad neko ode iz vaše firme, da zatvorimo korisnički račun.',
          'Javite nam kad netko ode iz vaše tvrtke, da zatvorimo korisnički račun.',
          'Javite nam kad neko ode iz vaše firme, da zatvorimo korisnički nalog.',
        ),
      ],
    },
    {
      title: say('Pictures and descriptions', 'Slike i opisi', 'Slike i opisi', 'Slike i opisi'),
      paragraphs: [
        say(
          'We check pictures, descriptions and stock with care, yet mistakes happen. If an order rests on an obvious mistake, we tell you before we approve it. Pictures and texts may be used outside the shop only with our consent.',
          'Slike, opise i zalihe pažljivo provjeravamo, ali greške su moguće. Ako narudžba počiva na očitoj grešci, javit ćemo prije odobrenja. Slike i tekstove možete koristiti izvan prodavnice samo uz našu saglasnost.',
          'Slike, opise i zalihe pažljivo provjeravamo, ali pogreške su moguće. Ako narudžba počiva na očitoj pogrešci, javit ćemo prije odobrenja. Slike i tekstove možete koristiti izvan trgovine samo uz našu suglasnost.',
          'Slike, opise i zalihe pažljivo provjeravamo, ali greške su moguće. Ako porudžbina počiva na očiglednoj grešci, javićemo prije odobrenja. Slike i tekstove možete da koristite van prodavnice samo uz našu saglasnost.',
        ),
      ],
    },
    {
      title: say('Reviews', 'Ocjene i komentari', 'Ocjene i komentari', 'Ocjene i komentari'),
      paragraphs: [
        say(
          'A review is yours and about the product. We read it before it shows and do not publish insults, advertising or personal data.',
          'Ocjena je vaša i govori o artiklu. Prije objave je pročitamo; uvrede, reklame i lične podatke ne objavljujemo.',
          'Ocjena je vaša i govori o artiklu. Prije objave je pročitamo; uvrede, reklame i osobne podatke ne objavljujemo.',
          'Ocjena je vaša i govori o artiklu. Prije objave je pročitamo; uvrede, reklame i lične podatke ne objavljujemo.',
        ),
      ],
    },
    {
      title: say('Changes', 'Izmjene', 'Izmjene', 'Izmjene'),
      paragraphs: [
        say(
          'We announce changes of these rules among the news at least 15 days before they hold. The law of Bosnia and Herzegovina applies; the court at our registered seat is competent.',
          'Izmjene ovih pravila objavljujemo u novostima najmanje 15 dana prije početka primjene. Primjenjuje se pravo Bosne i Hercegovine; nadležan je sud prema našem sjedištu.',
          'Izmjene ovih pravila objavljujemo u novostima najmanje 15 dana prije početka primjene. Primjenjuje se pravo Bosne i Hercegovine; nadležan je sud prema našem sjedištu.',
          'Izmjene ovih pravila objavljujemo u novostima najmanje 15 dana prije početka primjene. Primjenjuje se pravo Bosne i Hercegovine; nadležan je sud prema našem sjedištu.',
        ),
      ],
    },
  ],
};
