interface DemoAnswer {
  readonly by: string;
  readonly hoursAgo: number;
  readonly text: string;
  /** Codes of the articles that come with it. */
  readonly articles: readonly string[];
}

interface DemoQuestion {
  readonly by: string;
  readonly hoursAgo: number;
  /** What was searched for. */
  readonly words: string;
  readonly text: string;
  /** The drawing of an article that was photographed. */
  readonly photo?: string;
  readonly answer: DemoAnswer | null;
}

/** Questions of customers whose search found nothing, the oldest first: two are answered, three wait. */
export const QUESTIONS: readonly DemoQuestion[] = [
  {
    by: 'selma',
    hoursAgo: 98,
    words: 'kolica za sobarice',
    text: 'Otvaramo drugi objekat. Koja kolica i koje krpe preporučujete za 24 sobe na tri sprata bez lifta?',
    answer: {
      by: 'dario',
      hoursAgo: 92,
      text: 'Za stepenice uzmite manja kolica s dvije kante. Krpe po bojama: crvena za toalet, plava za stakla, po 40 komada.',
      articles: ['PR-50031', 'PR-50012'],
    },
  },
  {
    by: 'amra',
    hoursAgo: 51,
    words: 'držač ravnog mopa 40',
    text: 'Pukao nam je držač sa slike. Imate li samo držač, bez drške?',
    photo: 'flat-mop-fibra-mop-holder',
    answer: {
      by: 'lejla',
      hoursAgo: 47,
      text: 'Imamo isti držač. Odgovara i presvlaci koju već kupujete.',
      articles: ['PR-50055'],
    },
  },
  {
    by: 'milica',
    hoursAgo: 26,
    words: 'rukavice protiv vibracija',
    text: 'Za rad s udarnim čekićem, veličine 9 i 10, po 12 pari. Treba nam i izjava o usklađenosti.',
    answer: null,
  },
  {
    by: 'amra',
    hoursAgo: 5,
    words: 'filter usisivača vidra stari model',
    text: 'Šaljem fotografiju filtera iz starog usisivača, naljepnica se više ne čita. Trebaju nam dva komada.',
    photo: 'filter-cartridge-vidra-filter',
    answer: null,
  },
  {
    by: 'lana',
    hoursAgo: 2,
    words: 'sredstvo za fuge u kupatilu',
    text: 'Da li imate nešto za crne fuge, a da ne sadrži hlor?',
    answer: null,
  },
];
