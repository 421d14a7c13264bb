import { type Page, say } from './page.ts';

/** How to pay, and how goods come. */
export const payment: Page = {
  lead: say(
    'You choose payment and delivery at the end of every order; the costs stand there before you confirm.',
    'Plaćanje i dostavu birate na kraju svake narudžbe; troškove vidite prije nego potvrdite.',
    'Plaćanje i dostavu birate na kraju svake narudžbe; troškove vidite prije nego što potvrdite.',
    'Plaćanje i dostavu birate na kraju svake porudžbine; troškove vidite prije nego što potvrdite.',
  ),
  sections: [
    {
      title: say('Payment', 'Plaćanje', 'Plaćanje', 'Plaćanje'),
      list: [
        say(
          'Bank transfer: by invoice within the payment term of your contract, or by proforma invoice in advance.',
          'Virman: po fakturi u ugovorenom roku plaćanja, ili po predračunu unaprijed.',
          'Virman: po računu u ugovorenom roku plaćanja, ili po predračunu unaprijed.',
          'Virman: po fakturi u ugovorenom roku plaćanja, ili po predračunu unaprijed.',
        ),
        say(
          'Cash: on delivery, or at the counter when you pick the goods up.',
          'Gotovina: pri isporuci, ili na pultu kad robu preuzimate lično.',
          'Gotovina: pri isporuci, ili na pultu kad robu preuzimate osobno.',
          'Gotovina: pri isporuci, ili na pultu kad robu preuzimate lično.',
        ),
        say(
          'Card: VISA, MasterCard and Maestro. You enter the card details on the page of the bank; they never reach us.',
          'Kartica: VISA, MasterCard i Maestro. Podatke s kartice unosite na stranici banke i mi ih nikad ne vidimo.',
          'Kartica: VISA, MasterCard i Maestro. Podatke s kartice unosite na stranici banke i mi ih nikad ne vidimo.',
          'Kartica: VISA, MasterCard i Maestro. Podatke sa kartice unosite na stranici banke i mi ih nikad ne vidimo.',
        ),
      ],
    },
    {
      title: say('Delivery', 'Dostava', 'Dostava', 'Dostava'),
      paragraphs: [
        say(
          'We deliver only within Bosnia and Herzegovina. Usually goods are with you within 2 to 3 working days.',
          'Dostavljamo samo unutar Bosne i Hercegovine. Roba je obično kod vas za 2 do 3 radna dana.',
          'Dostavljamo samo unutar Bosne i Hercegovine. Roba je obično kod vas za 2 do 3 radna dana.',
          'Dostavljamo samo unutar Bosne i Hercegovine. Roba je obično kod vas za 2 do 3 radna dana.',
        ),
      ],
      list: [
        say(
          'Own delivery: free of charge, about 7 days, by the route of our van in your area.',
          'Vlastita dostava: besplatna, oko 7 dana, po ruti našeg vozila u vašem kraju.',
          'Vlastita dostava: besplatna, oko 7 dana, po ruti našeg vozila u vašem kraju.',
          'Sopstvena dostava: besplatna, oko 7 dana, po ruti našeg vozila u vašem kraju.',
        ),
        say(
          'Express post: 2 to 3 working days, at a price by weight.',
          'Brza pošta: 2 do 3 radna dana, po cjenovniku prema težini.',
          'Brza pošta: 2 do 3 radna dana, po cjeniku prema težini.',
          'Brza pošta: 2 do 3 radna dana, po cjenovniku prema težini.',
        ),
        say(
          'Express post is free for orders from {freeDeliveryAmount}, VAT included.',
          'Brza pošta je besplatna za narudžbe od {freeDeliveryAmount}, s PDV-om.',
          'Brza pošta je besplatna za narudžbe od {freeDeliveryAmount}, s PDV-om.',
          'Brza pošta je besplatna za porudžbine od {freeDeliveryAmount}, sa PDV-om.',
        ),
        say(
          'Our vans regularly drive to {cities}.',
          'Naša vozila redovno voze u: {cities}.',
          'Naša vozila redovito voze u: {cities}.',
          'Naša vozila redovno voze u: {cities}.',
        ),
        say(
          'Personal pickup ({branches}): during working hours, as soon as we tell you that the order is ready.',
          'Lično preuzimanje ({branches}): u radno vrijeme, čim javimo da je narudžba spremna.',
          'Osobno preuzimanje ({branches}): u radno vrijeme, čim javimo da je narudžba spremna.',
          'Lično preuzimanje ({branches}): u radno vrijeme, čim javimo da je porudžbina spremna.',
        ),
      ],
    },
    {
      title: say('When the parcel comes', 'Kad pošiljka stigne', 'Kad pošiljka stigne', 'Kad pošiljka stigne'),
      steps: [
        say(
          'Count the parcels and look whether one is damaged, while the driver is there.',
          'Prebrojite pakete i pogledajte da li je neki oštećen dok je vozač još tu.',
          'Prebrojite pakete i pogledajte je li neki oštećen dok je vozač još tu.',
          'Prebrojte pakete i pogledajte da li je neki oštećen dok je vozač još tu.',
        ),
        say(
          'Write damage on the delivery note and take a picture.',
          'Oštećenje upišite na otpremnicu i fotografišite.',
          'Oštećenje upišite na otpremnicu i fotografirajte.',
          'Oštećenje upišite na otpremnicu i fotografišite.',
        ),
        say(
          'Tell us within 7 days; we replace what is damaged or missing.',
          'Javite nam u roku od 7 dana; oštećeno i ono što nedostaje zamjenjujemo.',
          'Javite nam u roku od 7 dana; oštećeno i ono što nedostaje zamjenjujemo.',
          'Javite nam u roku od 7 dana; oštećeno i ono što nedostaje zamjenjujemo.',
        ),
      ],
    },
  ],
};
