import type { Phrase } from '../texts/phrase.ts';

/** Polls of the main page: question, options with their votes, how many days ago they began and ended. */
export const polls: readonly {
  readonly question: Phrase;
  readonly options: readonly (readonly [title: Phrase, share: number])[];
  readonly beganDaysAgo: number;
  readonly endedDaysAgo: number | null;
}[] = [
  {
    question: ['Koji vam termin dostave najviše odgovara?', 'Which delivery time suits you best?'],
    options: [
      [['Prije 8 sati', 'Before 8 a.m.'], 5],
      [['Od 8 do 12 sati', 'From 8 a.m. to noon'], 9],
      [['Od 12 do 16 sati', 'From noon to 4 p.m.'], 4],
      [['Svejedno', 'Any time'], 2],
    ],
    beganDaysAgo: 60,
    endedDaysAgo: 30,
  },
  {
    question: [
      'Šta bi vam najviše olakšalo naručivanje?',
      'What would make ordering easier for you?',
      'Što bi vam najviše olakšalo naručivanje?',
    ],
    options: [
      [['Češće vlastita dostava', 'Own delivery more often', undefined, 'Češća sopstvena dostava'], 4],
      [['Više pakovanja na paleti', 'More packs on a pallet', 'Više pakiranja na paleti'], 2],
      [['Obuka osoblja za doziranje', 'Training of staff in dosing'], 3],
    ],
    beganDaysAgo: 6,
    endedDaysAgo: null,
  },
];

/** Tabs of article pages: title, paragraphs, the category that they belong to; null for all articles. */
export const articleTabs: readonly {
  readonly title: Phrase;
  readonly paragraphs: readonly Phrase[];
  readonly category: string | null;
}[] = [
  {
    title: ['Servis i garancija', 'Service and warranty', 'Servis i jamstvo'],
    paragraphs: [
      [
        'Mašinu vam predajemo punu i isprobanu, uz obuku osoblja koja traje oko sat vremena.',
        'We hand over the machine charged and tested, with a training of about an hour for your staff.',
        'Stroj vam predajemo pun i isproban, uz obuku osoblja koja traje oko sat vremena.',
      ],
      [
        'Prvi redovni pregled je nakon tri mjeseca. Rezervne dijelove držimo najmanje deset godina.',
        'The first regular inspection is after three months. We keep spare parts for at least ten years.',
        'Prvi redoviti pregled je nakon tri mjeseca. Rezervne dijelove držimo najmanje deset godina.',
      ],
    ],
    category: '6',
  },
  {
    title: ['Dostava i povrat', 'Delivery and returns'],
    paragraphs: [
      [
        'Brza pošta stiže za 2 do 3 radna dana, vlastita dostava za oko 7 dana.',
        'Express post takes 2 to 3 working days, own delivery about 7 days.',
        undefined,
        'Brza pošta stiže za 2 do 3 radna dana, sopstvena dostava za oko 7 dana.',
      ],
      [
        'Nekorištenu robu u originalnom pakovanju možete vratiti u roku od 7 dana.',
        'Unused goods in their original packaging can be returned within 7 days.',
        'Nekorištenu robu u izvornom pakiranju možete vratiti u roku od 7 dana.',
        'Nekorišćenu robu u originalnom pakovanju možete da vratite u roku od 7 dana.',
      ],
    ],
    category: null,
  },
];
