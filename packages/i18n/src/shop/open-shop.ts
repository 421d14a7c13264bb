import { texts } from '../texts.ts';

/** What a guest of an open shop is told: what an account gives, and what only an account can do. */
export const openShop = texts({
  openAccount: { en: 'Open an account', bs: 'Otvori račun', hr: 'Otvori račun', srLatn: 'Otvori nalog' },
  openPrivateAccount: {
    en: 'Open a private account',
    bs: 'Otvori privatni račun',
    hr: 'Otvori privatni račun',
    srLatn: 'Otvori privatni nalog',
  },
  continueAsGuest: {
    en: 'Continue as guest',
    bs: 'Nastavi kao gost',
    hr: 'Nastavi kao gost',
    srLatn: 'Nastavi kao gost',
  },
  companyTitle: {
    en: 'Do you buy for a company?',
    bs: 'Kupujete za firmu?',
    hr: 'Kupujete za tvrtku?',
    srLatn: 'Kupujete za firmu?',
  },
  companyText: {
    en: 'With a company account you see your contract prices and order by code.',
    bs: 'S računom firme vidite svoje ugovorne cijene i naručujete po šifri.',
    hr: 'S računom tvrtke vidite svoje ugovorne cijene i naručujete po šifri.',
    srLatn: 'Sa nalogom firme vidite svoje ugovorne cijene i poručujete po šifri.',
  },
  whyWishList: {
    en: 'Log in to keep products on your wishlist.',
    bs: 'Prijavite se da biste artikle stavili na listu želja.',
    hr: 'Prijavite se kako biste artikle stavili na listu želja.',
    srLatn: 'Prijavite se da biste artikle stavili na listu želja.',
  },
  whyRequest: {
    en: 'Log in so that we know whom to answer.',
    bs: 'Prijavite se da bismo znali kome odgovaramo.',
    hr: 'Prijavite se kako bismo znali komu odgovaramo.',
    srLatn: 'Prijavite se da bismo znali kome odgovaramo.',
  },
  whyReview: {
    en: 'Log in to rate the product.',
    bs: 'Prijavite se da biste ocijenili artikal.',
    hr: 'Prijavite se kako biste ocijenili artikl.',
    srLatn: 'Prijavite se da biste ocijenili artikal.',
  },
  whyAccount: {
    en: 'This page needs an account. Log in to see it.',
    bs: 'Za ovu stranicu treba korisnički račun. Prijavite se da biste je vidjeli.',
    hr: 'Za ovu stranicu treba korisnički račun. Prijavite se kako biste je vidjeli.',
    srLatn: 'Za ovu stranicu treba korisnički nalog. Prijavite se da biste je vidjeli.',
  },
});
