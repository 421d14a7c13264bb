/** A message, a note of staff, or a change of status in a complaint, so many hours after the one before. */
export interface Step {
  readonly by: string;
  readonly after: number;
  readonly text: string;
  readonly isNote?: true;
  readonly to?: 2 | 3 | 4;
  readonly outcome?: 'replacement' | 'refund' | 'credit_note' | 'repair' | 'advice';
}

export interface Story {
  readonly kind: 'complaint' | 'return' | 'service';
  readonly by: string;
  readonly daysAgo: number;
  /** Which of the person's delivered order lines it is about, the latest first. */
  readonly line: number;
  readonly quantity: number;
  readonly serialNumber?: string;
  readonly text: string;
  readonly steps: readonly Step[];
}

const TAKEN = 'Preuzeli smo vašu prijavu i provjeravamo je. Javit ćemo vam se čim budemo znali više.';

/** Complaints in all statuses, oldest first. */
export const STORIES: readonly Story[] = [
  {
    kind: 'complaint',
    by: 'amra',
    daysAgo: 61,
    line: 9,
    quantity: 2,
    text: 'Dvije jedinice su stigle s oštećenim pakovanjem, sadržaj je iscurio.',
    steps: [
      { by: 'lejla', after: 5, to: 2, text: TAKEN },
      {
        by: 'lejla',
        after: 26,
        to: 4,
        outcome: 'replacement',
        text: 'Zamjenu isporučujemo sa sljedećom narudžbom, bez naplate.',
      },
    ],
  },
  {
    kind: 'return',
    by: 'selma',
    daysAgo: 40,
    line: 4,
    quantity: 1,
    text: 'Naručili smo pogrešnu veličinu, pakovanje nije otvarano.',
    steps: [
      { by: 'tarik', after: 3, to: 2, text: TAKEN },
      {
        by: 'tarik',
        after: 20,
        to: 3,
        text: 'Rok za povrat od 7 dana je istekao prije vaše prijave, a artikal je lična zaštitna oprema.',
      },
    ],
  },
  {
    kind: 'service',
    by: 'jasmin',
    daysAgo: 22,
    line: 0,
    quantity: 1,
    serialNumber: 'S10-24-00871',
    text: 'Usisna snaga je pala, a motor se čuje glasnije nego prije.',
    steps: [
      { by: 'lejla', after: 2, to: 2, text: TAKEN },
      { by: 'lejla', after: 30, isNote: true, text: 'Servis Mostar: začepljen filter i istrošena četka.' },
      {
        by: 'lejla',
        after: 20,
        to: 4,
        outcome: 'repair',
        text: 'Zamijenili smo filter i četku. Mašina je spremna za preuzimanje u Mostaru.',
      },
    ],
  },
  {
    kind: 'complaint',
    by: 'milica',
    daysAgo: 9,
    line: 1,
    quantity: 3,
    text: 'Мањак три комада на отпремници, рачун је на пун износ.',
    steps: [
      { by: 'tarik', after: 4, to: 2, text: 'Преузели смо Вашу пријаву. Провјеравамо отпремницу у магацину.' },
      { by: 'milica', after: 24, text: 'Хвала, чекамо књижно одобрење.' },
    ],
  },
  {
    kind: 'service',
    by: 'amra',
    daysAgo: 5,
    line: 3,
    quantity: 1,
    serialNumber: 'TR-25-11940',
    text: 'Mašina se gasi nakon dvije minute rada. Trebamo je prije vikenda ako je moguće.',
    steps: [
      { by: 'lejla', after: 3, to: 2, text: TAKEN },
      {
        by: 'lejla',
        after: 22,
        text: 'Dijelovi su naručeni, mašinu vraćamo do kraja sljedeće sedmice. Do tada vam možemo posuditi zamjensku.',
      },
      { by: 'amra', after: 2, text: 'Zamjenska bi nam puno značila, hvala. Preuzet ćemo je sutra.' },
    ],
  },
  {
    kind: 'complaint',
    by: 'ivana',
    daysAgo: 3,
    line: 0,
    quantity: 4,
    text: 'Četiri kutije su stigle otvorene i vlažne.',
    steps: [
      { by: 'tarik', after: 6, isNote: true, text: 'Isti prijevoznik kao prošli tjedan. Pitati za zapisnik o šteti.' },
    ],
  },
  {
    kind: 'complaint',
    by: 'jasmin',
    daysAgo: 1,
    line: 2,
    quantity: 2,
    text: 'Na dva dozatora curi ventil odmah nakon ugradnje. Sapun je preporučeni, montaža po uputstvu.',
    steps: [],
  },
  {
    kind: 'return',
    by: 'amra',
    daysAgo: 0,
    line: 1,
    quantity: 1,
    text: 'Vratili bismo jedno neotvoreno pakovanje, naručeno greškom.',
    steps: [],
  },
];

/** Texts that staff begin answers with. */
export const ANSWER_TEMPLATES = [
  {
    title: 'Pošaljite slike',
    topics: ['complaints'],
    content: {
      bs: 'Pošaljite nam, molimo, dvije do tri slike oštećenja i naljepnice s rokom ili serijom.',
      hr: 'Pošaljite nam, molimo, dvije do tri slike oštećenja i naljepnice s rokom ili serijom.',
      srLatn: 'Pošaljite nam, molimo, dvije do tri slike oštećenja i nalepnice sa rokom ili serijom.',
      en: 'Please send us two or three pictures of the damage and of the label with the date or batch.',
    },
  },
  {
    title: 'Zamjena s narudžbom',
    topics: ['complaints'],
    content: {
      bs: 'Zamjenu šaljemo sa sljedećom narudžbom, bez naplate. Staru robu nije potrebno vraćati.',
      hr: 'Zamjenu šaljemo sa sljedećom narudžbom, bez naplate. Staru robu nije potrebno vraćati.',
      srLatn: 'Zamjenu šaljemo sa sljedećom porudžbinom, bez naplate. Staru robu nije potrebno vraćati.',
      en: 'We send the replacement with your next order, free of charge. The old goods need not be returned.',
    },
  },
  {
    title: 'Knjižno odobrenje',
    topics: ['complaints'],
    content: {
      bs: 'Odobravamo reklamaciju. Knjižno odobrenje stiže na e-mail u roku od 3 dana.',
      hr: 'Odobravamo reklamaciju. Knjižno odobrenje stiže e-poštom u roku od 3 dana.',
      srLatn: 'Odobravamo reklamaciju. Knjižno odobrenje stiže imejlom u roku od 3 dana.',
      en: 'Your complaint is accepted. The credit note arrives by e-mail within 3 days.',
    },
  },
  {
    title: 'Stiže uskoro',
    topics: ['availability'],
    content: {
      bs: 'Poštovani/a {name}, artikal {article} je naručen i stiže za sedam do deset dana. Javit ćemo vam čim bude na stanju.',
      hr: 'Poštovani/a {name}, artikl {article} je naručen i stiže za sedam do deset dana. Javit ćemo vam čim bude na stanju.',
      srLatn:
        'Poštovani/a {name}, artikal {article} je poručen i stiže za sedam do deset dana. Javićemo vam čim bude na stanju.',
      en: 'Dear {name}, {article} is on order and arrives in seven to ten days. We will tell you as soon as it is in stock.',
    },
  },
  {
    title: 'Dogovor o prezentaciji',
    topics: ['presentations'],
    content: {
      bs: 'Poštovani/a {name}, rado ćemo vam pokazati {article}. Odgovara li vam iduća sedmica prije podne?',
      hr: 'Poštovani/a {name}, rado ćemo vam pokazati {article}. Odgovara li vam idući tjedan prije podne?',
      srLatn: 'Poštovani/a {name}, rado ćemo vam pokazati {article}. Da li vam odgovara iduća sedmica prije podne?',
      en: 'Dear {name}, we would be glad to show you {article}. Would a morning of next week suit you?',
    },
  },
  {
    title: 'Ovo odgovara',
    topics: ['questions'],
    content: {
      bs: 'Poštovani/a {name}, ovo odgovara onome što tražite. Artikal je uz ovu poruku; javite ako treba nešto drugo.',
      hr: 'Poštovani/a {name}, ovo odgovara onome što tražite. Artikl je uz ovu poruku; javite ako treba nešto drugo.',
      srLatn:
        'Poštovani/a {name}, ovo odgovara onome što tražite. Artikal je uz ovu poruku; javite ako treba nešto drugo.',
      en: 'Dear {name}, this is what you are looking for. The product comes with this message; tell us if you need another.',
    },
  },
  {
    title: 'Nabavljamo',
    topics: ['questions'],
    content: {
      bs: 'Poštovani/a {name}, {article} nemamo na stanju, ali možemo nabaviti. Cijenu i rok javljamo do sutra.',
      hr: 'Poštovani/a {name}, {article} nemamo na zalihi, ali možemo nabaviti. Cijenu i rok javljamo do sutra.',
      srLatn: 'Poštovani/a {name}, {article} nemamo na stanju, ali možemo da nabavimo. Cijenu i rok javljamo do sutra.',
      en: 'Dear {name}, we do not stock {article}, but can get it. We will send you the price and date by tomorrow.',
    },
  },
  {
    title: 'Nedostaje PDV broj',
    topics: ['accounts'],
    content: {
      bs: 'Poštovani/a {name}, molimo pošaljite uvjerenje o PDV registraciji firme, pa otvaramo račun isti dan.',
      hr: 'Poštovani/a {name}, molimo pošaljite potvrdu o PDV registraciji tvrtke, pa otvaramo račun isti dan.',
      srLatn: 'Poštovani/a {name}, molimo pošaljite potvrdu o PDV registraciji firme, pa otvaramo nalog isti dan.',
      en: 'Dear {name}, please send us the VAT certificate of your company; we open the account on the same day.',
    },
  },
] as const;
