import { type Page, say } from './page.ts';

/** The workshop for machines. */
export const service: Page = {
  lead: say(
    'Our workshop maintains and repairs the machines that we sell, under warranty and after it.',
    'Naš servis održava i popravlja mašine koje prodajemo, u garanciji i nakon nje.',
    'Naš servis održava i popravlja strojeve koje prodajemo, u jamstvu i nakon njega.',
    'Naš servis održava i popravlja mašine koje prodajemo, u garanciji i nakon nje.',
  ),
  sections: [
    {
      title: say('What we do', 'Šta radimo', 'Što radimo', 'Šta radimo'),
      list: [
        say(
          'Repairs of scrubbers, vacuum cleaners, high-pressure cleaners and dispensers.',
          'Popravke mašina za pranje podova, usisivača, visokotlačnih čistača i dozatora.',
          'Popravci strojeva za pranje podova, usisavača, visokotlačnih čistača i dozatora.',
          'Popravke mašina za pranje podova, usisivača, visokopritisnih čistača i dozatora.',
        ),
        say(
          'Regular service by contract, at your premises: batteries, seals, filters, brushes.',
          'Redovni servis po ugovoru, kod vas: baterije, zaptivke, filteri, četke.',
          'Redoviti servis po ugovoru, kod vas: baterije, brtve, filtri, četke.',
          'Redovni servis po ugovoru, kod vas: baterije, zaptivke, filteri, četke.',
        ),
        say(
          'Original spare parts; you find them on the page of the machine, among the linked products.',
          'Originalni rezervni dijelovi; naći ćete ih na stranici mašine, među povezanim artiklima.',
          'Originalni rezervni dijelovi; naći ćete ih na stranici stroja, među povezanim artiklima.',
          'Originalni rezervni dijelovi; naći ćete ih na stranici mašine, među povezanim artiklima.',
        ),
        say(
          'Training of your staff when a machine is handed over.',
          'Obuka vašeg osoblja pri predaji mašine.',
          'Obuka vašeg osoblja pri predaji stroja.',
          'Obuka vašeg osoblja pri predaji mašine.',
        ),
      ],
    },
    {
      title: say('How to send a machine', 'Kako poslati mašinu', 'Kako poslati stroj', 'Kako da pošaljete mašinu'),
      steps: [
        say(
          'Write to {email}: contact person, product name and code, brand, serial number, what is wrong and the invoice number.',
          'Pišite na {email}: osoba za kontakt, naziv i šifra artikla, brend, serijski broj, opis kvara i broj fakture.',
          'Pišite na {email}: osoba za kontakt, naziv i šifra artikla, brend, serijski broj, opis kvara i broj računa.',
          'Pišite na {email}: osoba za kontakt, naziv i šifra artikla, brend, serijski broj, opis kvara i broj fakture.',
        ),
        say(
          'We answer the same working day and say whether the machine has to come to us.',
          'Odgovaramo isti radni dan i javljamo treba li mašina doći k nama.',
          'Odgovaramo isti radni dan i javljamo treba li stroj doći k nama.',
          'Odgovaramo istog radnog dana i javljamo da li mašina treba da dođe kod nas.',
        ),
        say(
          'Empty the tanks, clean the machine roughly and hand it to our driver or to express post.',
          'Ispraznite spremnike, grubo očistite mašinu i predajte je našem vozaču ili brzoj pošti.',
          'Ispraznite spremnike, grubo očistite stroj i predajte ga našem vozaču ili brzoj pošti.',
          'Ispraznite rezervoare, grubo očistite mašinu i predajte je našem vozaču ili brzoj pošti.',
        ),
        say(
          'You receive the price of the repair before we begin; under warranty it is free.',
          'Cijenu popravke dobijate prije nego počnemo; u garanciji je besplatna.',
          'Cijenu popravka dobivate prije nego što počnemo; u jamstvu je besplatan.',
          'Cijenu popravke dobijate prije nego što počnemo; u garanciji je besplatna.',
        ),
      ],
    },
  ],
};
