import { texts } from '../texts.ts';

/** Questions to staff after a search that found nothing. */
export const questions = texts({
  words: { en: 'What are you looking for?', bs: 'Šta tražite?', hr: 'Što tražite?', srLatn: 'Šta tražite?' },
  text: { en: 'Your question', bs: 'Vaš upit', hr: 'Vaš upit', srLatn: 'Vaš upit' },
  textHint: {
    en: 'Purpose, size, quantity, brand …',
    bs: 'Namjena, veličina, količina, marka …',
    hr: 'Namjena, veličina, količina, marka …',
    srLatn: 'Namjena, veličina, količina, marka …',
  },
  photos: {
    en: 'Add up to three photos',
    bs: 'Dodajte do tri fotografije',
    hr: 'Dodajte do tri fotografije',
    srLatn: 'Dodajte do tri fotografije',
  },
  name: { en: 'Name and surname', bs: 'Ime i prezime', hr: 'Ime i prezime', srLatn: 'Ime i prezime' },
  email: { en: 'Email', bs: 'E-mail', hr: 'E-pošta', srLatn: 'Imejl' },
  sent: { en: 'The question is sent', bs: 'Upit je poslan', hr: 'Upit je poslan', srLatn: 'Upit je poslat' },
  sentHint: {
    en: 'The answer comes to your messages.',
    bs: 'Odgovor stiže u vaše poruke.',
    hr: 'Odgovor stiže u vaše poruke.',
    srLatn: 'Odgovor stiže u vaše poruke.',
  },
  sentGuest: {
    en: 'We send the answer to {email}.',
    bs: 'Odgovor šaljemo na {email}.',
    hr: 'Odgovor šaljemo na {email}.',
    srLatn: 'Odgovor šaljemo na {email}.',
  },
  open: { en: 'Open the question', bs: 'Otvori upit', hr: 'Otvori upit', srLatn: 'Otvori upit' },
  title: { en: 'Your question', bs: 'Vaš upit', hr: 'Vaš upit', srLatn: 'Vaš upit' },
  titleOf: { en: 'Question: {words}', bs: 'Upit: {words}', hr: 'Upit: {words}', srLatn: 'Upit: {words}' },
  ofOrder: {
    en: 'Question about order {number}',
    bs: 'Upit o narudžbi {number}',
    hr: 'Upit o narudžbi {number}',
    srLatn: 'Upit o porudžbini {number}',
  },
  asked: { en: 'You asked', bs: 'Pitali ste', hr: 'Pitali ste', srLatn: 'Pitali ste' },
  photosOf: { en: 'Photos', bs: 'Fotografije', hr: 'Fotografije', srLatn: 'Fotografije' },
  answer: { en: 'Answer', bs: 'Odgovor', hr: 'Odgovor', srLatn: 'Odgovor' },
  articles: {
    en: 'Recommended products',
    bs: 'Preporučeni artikli',
    hr: 'Preporučeni artikli',
    srLatn: 'Preporučeni artikli',
  },
  answered: { en: 'Answered', bs: 'Odgovoreno', hr: 'Odgovoreno', srLatn: 'Odgovoreno' },
  waiting: { en: 'Waiting for an answer', bs: 'Čeka odgovor', hr: 'Čeka odgovor', srLatn: 'Čeka odgovor' },
  waitingHint: {
    en: 'Our staff are looking for it. The answer appears here and in your messages.',
    bs: 'Naši prodavači traže odgovor. Stiže ovdje i u vaše poruke.',
    hr: 'Naši prodavači traže odgovor. Stiže ovdje i u vaše poruke.',
    srLatn: 'Naši prodavci traže odgovor. Stiže ovdje i u vaše poruke.',
  },
});
