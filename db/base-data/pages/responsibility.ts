import { type Page, say } from './page.ts';

/** What the supplier does for people and the environment. */
export const responsibility: Page = {
  lead: say(
    'Cleaning should leave a place better than it was. We measure ourselves by three things: what goes into the water, what ends up as waste, and whether people work safely.',
    'Čišćenje treba ostaviti prostor boljim nego što je bio. Mjerimo se trima stvarima: šta odlazi u vodu, šta završi kao otpad i da li ljudi rade sigurno.',
    'Čišćenje treba ostaviti prostor boljim nego što je bio. Mjerimo se trima stvarima: što odlazi u vodu, što završi kao otpad i rade li ljudi sigurno.',
    'Čišćenje treba da ostavi prostor boljim nego što je bio. Mjerimo se sa tri stvari: šta odlazi u vodu, šta završi kao otpad i da li ljudi rade bezbjedno.',
  ),
  sections: [
    {
      title: say('Less chemistry', 'Manje hemije', 'Manje kemije', 'Manje hemije'),
      paragraphs: [
        say(
          'Most cleaning products are dosed too high. With dosing devices and concentrates our customers use up to a third less, for the same result. For many jobs we keep products with an eco-label; you find them by the filter in the listing.',
          'Većina sredstava se predozira. S uređajima za doziranje i koncentratima naši kupci troše i do trećine manje, uz isti rezultat. Za mnoge poslove imamo sredstva s eko-oznakom; naći ćete ih pomoću filtera u popisu artikala.',
          'Većina sredstava se predozira. S uređajima za doziranje i koncentratima naši kupci troše i do trećine manje, uz isti rezultat. Za mnoge poslove imamo sredstva s ekološkom oznakom; naći ćete ih pomoću filtra u popisu artikala.',
          'Većina sredstava se predozira. Sa uređajima za doziranje i koncentratima naši kupci troše i do trećine manje, uz isti rezultat. Za mnoge poslove imamo sredstva sa eko-oznakom; naći ćete ih pomoću filtera u spisku artikala.',
        ),
      ],
    },
    {
      title: say('Less waste', 'Manje otpada', 'Manje otpada', 'Manje otpada'),
      list: [
        say(
          'We take back empty canisters of 10 L and more with the next own delivery.',
          'Prazne kanistere od 10 L i veće preuzimamo uz sljedeću vlastitu dostavu.',
          'Prazne kanistere od 10 L i veće preuzimamo uz sljedeću vlastitu dostavu.',
          'Prazne kanistere od 10 L i veće preuzimamo uz sljedeću sopstvenu dostavu.',
        ),
        say(
          'We pack in used cartons and paper, without plastic filling.',
          'Pakujemo u korištene kutije i papir, bez plastične ispune.',
          'Pakiramo u korištene kutije i papir, bez plastične ispune.',
          'Pakujemo u korišćene kutije i papir, bez plastične ispune.',
        ),
        say(
          'A machine that can be repaired is repaired: we keep spare parts for at least ten years.',
          'Mašina koja se može popraviti se popravlja: rezervne dijelove držimo najmanje deset godina.',
          'Stroj koji se može popraviti se popravlja: rezervne dijelove držimo najmanje deset godina.',
          'Mašina koja može da se popravi se popravlja: rezervne dijelove držimo najmanje deset godina.',
        ),
      ],
    },
    {
      title: say('Safe work', 'Siguran rad', 'Siguran rad', 'Bezbjedan rad'),
      paragraphs: [
        say(
          'Beside every dangerous product stand its hazard signs, its safety data sheet and the protective equipment that goes with it. Twice a year we train the staff of our customers in safe handling, free of charge.',
          'Uz svako opasno sredstvo stoje znakovi opasnosti, sigurnosni list i zaštitna oprema koja ide uz njega. Dvaput godišnje besplatno obučavamo osoblje naših kupaca za siguran rad.',
          'Uz svako opasno sredstvo stoje znakovi opasnosti, sigurnosno-tehnički list i zaštitna oprema koja ide uz njega. Dvaput godišnje besplatno obučavamo osoblje naših kupaca za siguran rad.',
          'Uz svako opasno sredstvo stoje znakovi opasnosti, bezbjednosni list i zaštitna oprema koja ide uz njega. Dvaput godišnje besplatno obučavamo osoblje naših kupaca za bezbjedan rad.',
        ),
      ],
    },
  ],
};
