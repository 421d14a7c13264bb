import { type Page, say } from './page.ts';

/** The right of consumers to withdraw from a purchase, with the model form that the law asks for. */
export const withdrawal: Page = {
  lead: say(
    'Private customers may withdraw from a purchase without giving a reason.',
    'Privatni kupci mogu odustati od kupovine bez navođenja razloga.',
    'Privatni kupci mogu odustati od kupnje bez navođenja razloga.',
    'Privatni kupci mogu odustati od kupovine bez navođenja razloga.',
  ),
  sections: [
    {
      title: say('Period', 'Rok', 'Rok', 'Rok'),
      paragraphs: [
        say(
          'You may withdraw within {withdrawalDays} days of the day on which you received the goods. It is enough to send the declaration before the period ends.',
          'Odustati možete u roku od {withdrawalDays} dana od dana kada ste primili robu. Dovoljno je da izjavu pošaljete prije isteka roka.',
          'Odustati možete u roku od {withdrawalDays} dana od dana kada ste primili robu. Dovoljno je da izjavu pošaljete prije isteka roka.',
          'Odustati možete u roku od {withdrawalDays} dana od dana kada ste primili robu. Dovoljno je da izjavu pošaljete prije isteka roka.',
        ),
        say(
          'The right applies to persons who buy for themselves. Companies report defects and returns as complaints.',
          'Pravo važi za lica koja kupuju za sebe. Firme prijavljuju nedostatke i povrate kao reklamacije.',
          'Pravo vrijedi za osobe koje kupuju za sebe. Tvrtke prijavljuju nedostatke i povrate kao reklamacije.',
          'Pravo važi za lica koja kupuju za sebe. Firme prijavljuju nedostatke i povraćaje kao reklamacije.',
        ),
      ],
    },
    {
      title: say('How to withdraw', 'Kako odustati', 'Kako odustati', 'Kako odustati'),
      steps: [
        say(
          'Open your order: in your profile, or by the link of the mail about the order.',
          'Otvorite narudžbu: u svom profilu ili preko linka iz maila o narudžbi.',
          'Otvorite narudžbu: u svojem profilu ili preko poveznice iz poruke o narudžbi.',
          'Otvorite porudžbinu: u svom profilu ili preko linka iz mejla o porudžbini.',
        ),
        say(
          'Choose “Withdraw from the purchase”, check the goods and send the declaration. We confirm it by e-mail at once.',
          'Izaberite „Odustani od kupovine“, provjerite robu i pošaljite izjavu. Odmah je potvrđujemo e-mailom.',
          'Odaberite „Odustani od kupnje“, provjerite robu i pošaljite izjavu. Odmah je potvrđujemo e-poštom.',
          'Izaberite „Odustani od kupovine“, provjerite robu i pošaljite izjavu. Odmah je potvrđujemo imejlom.',
        ),
        say(
          'Send the goods back within 14 days. We return the money within 14 days, as soon as the goods have come back.',
          'Robu vratite u roku od 14 dana. Novac vraćamo u roku od 14 dana, čim roba stigne.',
          'Robu vratite u roku od 14 dana. Novac vraćamo u roku od 14 dana, čim roba stigne.',
          'Robu vratite u roku od 14 dana. Novac vraćamo u roku od 14 dana, čim roba stigne.',
        ),
      ],
      paragraphs: [
        say(
          'You may also copy the form below and send it to {email} or to {legalName}, {address}.',
          'Možete i prepisati obrazac u nastavku i poslati ga na {email} ili na adresu {legalName}, {address}.',
          'Možete i prepisati obrazac u nastavku i poslati ga na {email} ili na adresu {legalName}, {address}.',
          'Možete i prepisati obrazac u nastavku i poslati ga na {email} ili na adresu {legalName}, {address}.',
        ),
      ],
    },
    {
      title: say('Model withdrawal form', 'Obrazac za odustanak', 'Obrazac za odustanak', 'Obrazac za odustanak'),
      paragraphs: [
        say(
          'To: {legalName}, {address}, {email}',
          'Za: {legalName}, {address}, {email}',
          'Za: {legalName}, {address}, {email}',
          'Za: {legalName}, {address}, {email}',
        ),
        say(
          'I hereby declare that I withdraw from the contract for the purchase of the following goods:',
          'Ovim izjavljujem da odustajem od ugovora o kupovini sljedeće robe:',
          'Ovim izjavljujem da odustajem od ugovora o kupnji sljedeće robe:',
          'Ovim izjavljujem da odustajem od ugovora o kupovini sljedeće robe:',
        ),
      ],
      list: [
        say('Goods and quantity:', 'Roba i količina:', 'Roba i količina:', 'Roba i količina:'),
        say('Number of the order:', 'Broj narudžbe:', 'Broj narudžbe:', 'Broj porudžbine:'),
        say(
          'Ordered on, received on:',
          'Naručeno dana, primljeno dana:',
          'Naručeno dana, primljeno dana:',
          'Poručeno dana, primljeno dana:',
        ),
        say('Name and address:', 'Ime i adresa:', 'Ime i adresa:', 'Ime i adresa:'),
        say(
          'Bank account for the refund:',
          'Bankovni račun za povrat novca:',
          'Bankovni račun za povrat novca:',
          'Bankovni račun za povraćaj novca:',
        ),
        say(
          'Date, signature (on paper only):',
          'Datum, potpis (samo na papiru):',
          'Datum, potpis (samo na papiru):',
          'Datum, potpis (samo na papiru):',
        ),
      ],
    },
    {
      title: say('Exceptions', 'Izuzeci', 'Iznimke', 'Izuzeci'),
      paragraphs: [
        say(
          'There is no right of withdrawal for goods made to your wishes, and for sealed goods that for reasons of hygiene cannot be returned once opened.',
          'Pravo na odustanak ne važi za robu izrađenu po vašoj želji i za zapečaćenu robu koja se iz higijenskih razloga ne može vratiti nakon otvaranja.',
          'Pravo na odustanak ne vrijedi za robu izrađenu po vašoj želji i za zapečaćenu robu koja se iz higijenskih razloga ne može vratiti nakon otvaranja.',
          'Pravo na odustanak ne važi za robu izrađenu po vašoj želji i za zapečaćenu robu koja se iz higijenskih razloga ne može vratiti nakon otvaranja.',
        ),
      ],
    },
  ],
};
