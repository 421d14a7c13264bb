import { texts } from '../texts.ts';

/** Outgoing mail. States are feminine, like poruka. */
export const mails = texts({
  search: {
    en: 'Receiver or subject…',
    bs: 'Primalac ili naslov…',
    hr: 'Primatelj ili naslov…',
    srLatn: 'Primalac ili naslov…',
  },
  writtenAt: { en: 'Time', bs: 'Vrijeme', hr: 'Vrijeme', srLatn: 'Vrijeme' },
  subject: { en: 'Subject', bs: 'Naslov', hr: 'Naslov', srLatn: 'Naslov' },
  receiver: { en: 'Receiver', bs: 'Primalac', hr: 'Primatelj', srLatn: 'Primalac' },
  notWritten: { en: 'Being written…', bs: 'Piše se…', hr: 'Piše se…', srLatn: 'Piše se…' },
  queued: { en: 'Waiting', bs: 'Čeka slanje', hr: 'Čeka slanje', srLatn: 'Čeka slanje' },
  sent: { en: 'Sent', bs: 'Poslana', hr: 'Poslana', srLatn: 'Poslata' },
  failed: { en: 'Not sent', bs: 'Nije poslana', hr: 'Nije poslana', srLatn: 'Nije poslata' },
  kept: { en: 'Kept', bs: 'Sačuvana', hr: 'Spremljena', srLatn: 'Sačuvana' },
  keptHint: {
    en: 'Kept mails have not been sent: the shop was started without a mail server. Open a mail to copy its link and hand it over yourself.',
    bs: 'Sačuvane poruke nisu poslane: prodavnica je pokrenuta bez servera za poštu. Otvorite poruku, kopirajte njen link i predajte ga sami.',
    hr: 'Spremljene poruke nisu poslane: trgovina je pokrenuta bez poslužitelja pošte. Otvorite poruku, kopirajte njezinu poveznicu i predajte je sami.',
    srLatn:
      'Sačuvane poruke nisu poslate: prodavnica je pokrenuta bez servera za poštu. Otvorite poruku, kopirajte njen link i predajte ga sami.',
  },
  copyLink: { en: 'Copy the link', bs: 'Kopiraj link', hr: 'Kopiraj poveznicu', srLatn: 'Kopiraj link' },
  linkCopied: { en: 'Link copied', bs: 'Link kopiran', hr: 'Poveznica kopirana', srLatn: 'Link kopiran' },
  sentAt: { en: 'Sent at', bs: 'Vrijeme slanja', hr: 'Vrijeme slanja', srLatn: 'Vrijeme slanja' },
  nextTry: { en: 'Next attempt', bs: 'Sljedeći pokušaj', hr: 'Sljedeći pokušaj', srLatn: 'Sljedeći pokušaj' },
  sendAgain: { en: 'Send again', bs: 'Pošalji ponovo', hr: 'Pošalji ponovno', srLatn: 'Pošalji ponovo' },
  look: { en: 'Appearance', bs: 'Prikaz poruke', hr: 'Prikaz poruke', srLatn: 'Prikaz poruke' },
  asLetter: { en: 'As sent', bs: 'Kako je poslana', hr: 'Kako je poslana', srLatn: 'Kako je poslata' },
  asText: { en: 'Text only', bs: 'Samo tekst', hr: 'Samo tekst', srLatn: 'Samo tekst' },
  sendTest: {
    en: 'Send a test mail',
    bs: 'Pošalji probnu poruku',
    hr: 'Pošalji probnu poruku',
    srLatn: 'Pošalji probnu poruku',
  },
  testWaits: {
    en: 'The shop is handing the mail to the mail server. This takes some seconds, and longer where the server does not answer.',
    bs: 'Prodavnica predaje poruku serveru za poštu. To traje nekoliko sekundi, a duže ako server ne odgovara.',
    hr: 'Trgovina predaje poruku poslužitelju pošte. To traje nekoliko sekundi, a duže ako poslužitelj ne odgovara.',
    srLatn: 'Prodavnica predaje poruku serveru za poštu. To traje nekoliko sekundi, a duže ako server ne odgovara.',
  },
  testTaken: {
    en: 'The mail server took the mail',
    bs: 'Server za poštu je preuzeo poruku',
    hr: 'Poslužitelj pošte preuzeo je poruku',
    srLatn: 'Server za poštu je preuzeo poruku',
  },
  testLook: {
    en: 'Look into the inbox. Where it is not there, look among spam.',
    bs: 'Provjerite sandučić. Ako je nema, pogledajte u neželjenoj pošti.',
    hr: 'Provjerite sandučić. Ako je nema, pogledajte u neželjenoj pošti.',
    srLatn: 'Provjerite sanduče. Ako je nema, pogledajte u neželjenoj pošti.',
  },
  testRefused: {
    en: 'The mail server did not take the mail',
    bs: 'Server za poštu nije preuzeo poruku',
    hr: 'Poslužitelj pošte nije preuzeo poruku',
    srLatn: 'Server za poštu nije preuzeo poruku',
  },
  testRefusedHint: {
    en: 'The reason below comes from the mail server or from the way to it. Address, user and password of the mail server are set up where the shop runs.',
    bs: 'Razlog ispod daje server za poštu ili veza do njega. Adresa, korisnik i lozinka servera za poštu podešavaju se tamo gdje prodavnica radi.',
    hr: 'Razlog ispod daje poslužitelj pošte ili veza do njega. Adresa, korisnik i lozinka poslužitelja pošte postavljaju se ondje gdje trgovina radi.',
    srLatn:
      'Razlog ispod daje server za poštu ili veza do njega. Adresa, korisnik i lozinka servera za poštu podešavaju se tamo gdje prodavnica radi.',
  },
  testKept: {
    en: 'No mail server is set up',
    bs: 'Server za poštu nije podešen',
    hr: 'Poslužitelj pošte nije postavljen',
    srLatn: 'Server za poštu nije podešen',
  },
  answer: { en: 'Its answer', bs: 'Odgovor servera', hr: 'Odgovor poslužitelja', srLatn: 'Odgovor servera' },
  openOrder: { en: 'Open the order', bs: 'Otvori narudžbu', hr: 'Otvori narudžbu', srLatn: 'Otvori porudžbinu' },
});
