import { type Page, say } from './page.ts';

/** What to do when something is wrong with the goods. */
export const complaints: Page = {
  lead: say(
    'If something is wrong with the goods, tell us within 7 days of receipt. We usually settle a complaint in 2 to 3 days.',
    'Ako s robom nešto nije u redu, javite nam u roku od 7 dana od prijema. Reklamaciju obično riješimo za 2 do 3 dana.',
    'Ako s robom nešto nije u redu, javite nam u roku od 7 dana od primitka. Reklamaciju obično riješimo za 2 do 3 dana.',
    'Ako sa robom nešto nije u redu, javite nam u roku od 7 dana od prijema. Reklamaciju obično riješimo za 2 do 3 dana.',
  ),
  sections: [
    {
      title: say('How to report it', 'Kako prijaviti', 'Kako prijaviti', 'Kako da prijavite'),
      steps: [
        say(
          'Have the invoice number, the product code and, for machines, the serial number at hand.',
          'Pripremite broj fakture, šifru artikla i, za mašine, serijski broj.',
          'Pripremite broj računa, šifru artikla i, za strojeve, serijski broj.',
          'Pripremite broj fakture, šifru artikla i, za mašine, serijski broj.',
        ),
        say(
          'Describe what is wrong and add pictures; they often spare a visit.',
          'Opišite šta nije u redu i dodajte slike; one često uštede dolazak.',
          'Opišite što nije u redu i dodajte slike; one često uštede dolazak.',
          'Opišite šta nije u redu i dodajte slike; one često uštede dolazak.',
        ),
        say(
          'Send it to {email} or tell your sales representative.',
          'Pošaljite na {email} ili javite svom komercijalistu.',
          'Pošaljite na {email} ili javite svojem komercijalistu.',
          'Pošaljite na {email} ili javite svom komercijalisti.',
        ),
      ],
    },
    {
      title: say('What happens then', 'Šta se dešava zatim', 'Što se događa zatim', 'Šta se dešava zatim'),
      paragraphs: [
        say(
          'We confirm that we have received the complaint, look at the goods and tell you the outcome with the reason. If it is justified, you choose between a replacement and a refund.',
          'Potvrđujemo prijem reklamacije, pregledamo robu i javljamo ishod s obrazloženjem. Ako je opravdana, birate zamjenu ili povrat novca.',
          'Potvrđujemo primitak reklamacije, pregledamo robu i javljamo ishod s obrazloženjem. Ako je opravdana, birate zamjenu ili povrat novca.',
          'Potvrđujemo prijem reklamacije, pregledamo robu i javljamo ishod sa obrazloženjem. Ako je opravdana, birate zamjenu ili povrat novca.',
        ),
        say(
          'Replacement or refund takes 2 to 3 days, 15 days at the latest.',
          'Zamjena ili povrat traje 2 do 3 dana, a najduže 15 dana.',
          'Zamjena ili povrat traje 2 do 3 dana, a najduže 15 dana.',
          'Zamjena ili povrat traje 2 do 3 dana, a najduže 15 dana.',
        ),
      ],
    },
    {
      title: say('Returning goods', 'Povrat robe', 'Povrat robe', 'Vraćanje robe'),
      paragraphs: [
        say(
          'Unused goods in their original packaging can be returned or exchanged within 7 days of receipt. Opened chemicals and personal protective equipment cannot be taken back for reasons of hygiene and safety.',
          'Nekorištenu robu u originalnom pakovanju možete vratiti ili zamijeniti u roku od 7 dana od prijema. Otvorena hemijska sredstva i ličnu zaštitnu opremu ne možemo preuzeti iz higijenskih i sigurnosnih razloga.',
          'Nekorištenu robu u izvornom pakiranju možete vratiti ili zamijeniti u roku od 7 dana od primitka. Otvorena kemijska sredstva i osobnu zaštitnu opremu ne možemo preuzeti iz higijenskih i sigurnosnih razloga.',
          'Nekorišćenu robu u originalnom pakovanju možete da vratite ili zamijenite u roku od 7 dana od prijema. Otvorena hemijska sredstva i ličnu zaštitnu opremu ne možemo da preuzmemo iz higijenskih i bezbjednosnih razloga.',
        ),
      ],
    },
  ],
};
