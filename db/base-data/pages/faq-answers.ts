import type { Texts } from '../texts.ts';
import { say } from './page.ts';

/** A question with its answer. */
export interface Question {
  readonly question: Texts;
  readonly answer: Texts;
}

type Questions = readonly Question[];

export const ordering: Questions = [
  {
    question: say(
      'How do I repeat a past order?',
      'Kako da ponovim prošlu narudžbu?',
      'Kako ponoviti prošlu narudžbu?',
      'Kako da ponovim prošlu porudžbinu?',
    ),
    answer: say(
      'Open the order under Orders and choose to repeat it. Its products go into the cart at the prices of today; what cannot be had any more is listed for you.',
      'Otvorite narudžbu pod Narudžbe i odaberite ponavljanje. Artikli idu u korpu po današnjim cijenama, a ono čega više nema izdvajamo na listu.',
      'Otvorite narudžbu pod Narudžbe i odaberite ponavljanje. Artikli idu u košaricu po današnjim cijenama, a ono čega više nema izdvajamo na popis.',
      'Otvorite porudžbinu pod Porudžbine i izaberite ponavljanje. Artikli idu u korpu po današnjim cijenama, a ono čega više nema izdvajamo na listu.',
    ),
  },
  {
    question: say('How can I pay?', 'Koji su načini plaćanja?', 'Koji su načini plaćanja?', 'Koji su načini plaćanja?'),
    answer: say(
      'By bank transfer, in cash, or by card: VISA, MasterCard and Maestro.',
      'Virmanom, gotovinom ili karticom: VISA, MasterCard i Maestro.',
      'Virmanom, gotovinom ili karticom: VISA, MasterCard i Maestro.',
      'Virmanom, gotovinom ili karticom: VISA, MasterCard i Maestro.',
    ),
  },
  {
    question: say(
      'Why does my order wait for approval?',
      'Zašto moja narudžba čeka odobrenje?',
      'Zašto moja narudžba čeka odobrenje?',
      'Zašto moja porudžbina čeka odobrenje?',
    ),
    answer: say(
      'Either it is above your limit, then the administrator of your company approves it, or our staff have not looked at it yet. We do that within a working day.',
      'Ili je iznad vašeg limita, pa je odobrava administrator vaše firme, ili je naše osoblje još nije pregledalo. To radimo u roku od jednog radnog dana.',
      'Ili je iznad vašeg limita, pa je odobrava administrator vaše tvrtke, ili je naše osoblje još nije pregledalo. To radimo u roku od jednog radnog dana.',
      'Ili je iznad vašeg limita, pa je odobrava administrator vaše firme, ili je naše osoblje još nije pregledalo. To radimo u roku od jednog radnog dana.',
    ),
  },
  {
    question: say(
      'Can I change an order after sending it?',
      'Mogu li izmijeniti narudžbu nakon slanja?',
      'Mogu li promijeniti narudžbu nakon slanja?',
      'Mogu li da izmijenim porudžbinu nakon slanja?',
    ),
    answer: say(
      'Until we approve it you can cancel it and order anew. After that call your sales representative.',
      'Dok je ne odobrimo, možete je otkazati i naručiti ponovo. Nakon toga nazovite svog komercijalista.',
      'Dok je ne odobrimo, možete je otkazati i naručiti ponovno. Nakon toga nazovite svojeg komercijalista.',
      'Dok je ne odobrimo, možete da je otkažete i poručite ponovo. Nakon toga pozovite svog komercijalistu.',
    ),
  },
  {
    question: say(
      'Why do I see no prices?',
      'Zašto ne vidim cijene?',
      'Zašto ne vidim cijene?',
      'Zašto ne vidim cijene?',
    ),
    answer: say(
      'Your company has decided that this user account orders without prices. Ask the administrator of your company.',
      'Vaša firma je odlučila da ovaj korisnički račun naručuje bez cijena. Obratite se administratoru svoje firme.',
      'Vaša tvrtka je odlučila da ovaj korisnički račun naručuje bez cijena. Obratite se administratoru svoje tvrtke.',
      'Vaša firma je odlučila da ovaj korisnički nalog poručuje bez cijena. Obratite se administratoru svoje firme.',
    ),
  },
];

export const delivery: Questions = [
  {
    question: say(
      'When is delivery free?',
      'Kada je dostava besplatna?',
      'Kada je dostava besplatna?',
      'Kada je dostava besplatna?',
    ),
    answer: say(
      'Own delivery and personal pickup are always free. Express post is free from {freeDeliveryAmount}, VAT included.',
      'Vlastita dostava i lično preuzimanje su uvijek besplatni. Brza pošta je besplatna od {freeDeliveryAmount}, s PDV-om.',
      'Vlastita dostava i osobno preuzimanje su uvijek besplatni. Brza pošta je besplatna od {freeDeliveryAmount}, s PDV-om.',
      'Sopstvena dostava i lično preuzimanje su uvijek besplatni. Brza pošta je besplatna od {freeDeliveryAmount}, sa PDV-om.',
    ),
  },
  {
    question: say(
      'How long does delivery take?',
      'Koliko traje dostava?',
      'Koliko traje dostava?',
      'Koliko traje dostava?',
    ),
    answer: say(
      'Own delivery about 7 days, express post 2 to 3 working days; a parcel handed over in the morning is often there within 24 hours.',
      'Vlastita dostava oko 7 dana, brza pošta 2 do 3 radna dana; paket predan ujutro često stigne za 24 sata.',
      'Vlastita dostava oko 7 dana, brza pošta 2 do 3 radna dana; paket predan ujutro često stigne za 24 sata.',
      'Sopstvena dostava oko 7 dana, brza pošta 2 do 3 radna dana; paket predat ujutro često stigne za 24 sata.',
    ),
  },
  {
    question: say(
      'Do you deliver outside Bosnia and Herzegovina?',
      'Dostavljate li izvan Bosne i Hercegovine?',
      'Dostavljate li izvan Bosne i Hercegovine?',
      'Da li dostavljate van Bosne i Hercegovine?',
    ),
    answer: say(
      'No. Delivery addresses outside Bosnia and Herzegovina cannot be entered.',
      'Ne. Adrese dostave izvan Bosne i Hercegovine nije moguće unijeti.',
      'Ne. Adrese dostave izvan Bosne i Hercegovine nije moguće unijeti.',
      'Ne. Adrese dostave van Bosne i Hercegovine nije moguće unijeti.',
    ),
  },
  {
    question: say(
      'Where can I pick goods up?',
      'Gdje mogu lično preuzeti robu?',
      'Gdje mogu osobno preuzeti robu?',
      'Gdje mogu lično da preuzmem robu?',
    ),
    answer: say(
      'Here, during working hours: {hours}. Addresses stand under Contact.',
      'Ovdje, u radno vrijeme: {hours}. Adrese su pod Kontakt.',
      'Ovdje, u radno vrijeme: {hours}. Adrese su pod Kontakt.',
      'Ovdje, u radno vrijeme: {hours}. Adrese su pod Kontakt.',
    ),
  },
];

export const returns: Questions = [
  {
    question: say(
      'How long can I return goods?',
      'U kojem roku mogu vratiti robu?',
      'U kojem roku mogu vratiti robu?',
      'U kojem roku mogu da vratim robu?',
    ),
    answer: say(
      'Within 7 days of receipt, unused and in the original packaging. Opened chemicals and personal protective equipment cannot be returned.',
      'U roku od 7 dana od prijema, nekorištenu i u originalnom pakovanju. Otvorena hemijska sredstva i lična zaštitna oprema se ne vraćaju.',
      'U roku od 7 dana od primitka, nekorištenu i u izvornom pakiranju. Otvorena kemijska sredstva i osobna zaštitna oprema se ne vraćaju.',
      'U roku od 7 dana od prijema, nekorišćenu i u originalnom pakovanju. Otvorena hemijska sredstva i lična zaštitna oprema se ne vraćaju.',
    ),
  },
  {
    question: say(
      'How do I report a damaged parcel?',
      'Kako da prijavim oštećenu pošiljku?',
      'Kako prijaviti oštećenu pošiljku?',
      'Kako da prijavim oštećenu pošiljku?',
    ),
    answer: say(
      'Write the damage on the delivery note, take a picture and send both to {email} within 7 days.',
      'Oštećenje upišite na otpremnicu, fotografišite i oboje pošaljite na {email} u roku od 7 dana.',
      'Oštećenje upišite na otpremnicu, fotografirajte i oboje pošaljite na {email} u roku od 7 dana.',
      'Oštećenje upišite na otpremnicu, fotografišite i oboje pošaljite na {email} u roku od 7 dana.',
    ),
  },
  {
    question: say(
      'When do I get my money back?',
      'Kada dobijam povrat novca?',
      'Kada dobivam povrat novca?',
      'Kada dobijam povrat novca?',
    ),
    answer: say(
      'As a rule 2 to 3 days after we have received the goods, 15 days at the latest.',
      'U pravilu 2 do 3 dana nakon što zaprimimo robu, a najkasnije za 15 dana.',
      'U pravilu 2 do 3 dana nakon što zaprimimo robu, a najkasnije za 15 dana.',
      'Po pravilu 2 do 3 dana nakon što primimo robu, a najkasnije za 15 dana.',
    ),
  },
];
