import { type Page, say } from './page.ts';

/** How a company gets a user account. */
export const registration: Page = {
  lead: say(
    'A user account is opened by us, after a short talk: so your prices and your payment term are right from the first order on.',
    'Korisnički račun otvaramo mi, nakon kratkog razgovora: tako su vaše cijene i rok plaćanja ispravni od prve narudžbe.',
    'Korisnički račun otvaramo mi, nakon kratkog razgovora: tako su vaše cijene i rok plaćanja ispravni od prve narudžbe.',
    'Korisnički nalog otvaramo mi, nakon kratkog razgovora: tako su vaše cijene i rok plaćanja ispravni od prve porudžbine.',
  ),
  sections: [
    {
      title: say('Step by step', 'Korak po korak', 'Korak po korak', 'Korak po korak'),
      paragraphs: [
        say(
          'Do you need help? Call {phone} or write to {email}.',
          'Treba vam pomoć? Nazovite {phone} ili pišite na {email}.',
          'Trebate pomoć? Nazovite {phone} ili pišite na {email}.',
          'Treba vam pomoć? Pozovite {phone} ili pišite na {email}.',
        ),
      ],
      steps: [
        say(
          'Fill in the account request: your company, your name, phone and email address, and what you are interested in.',
          'Ispunite zahtjev za korisnički račun: firma, vaše ime, telefon i e-mail adresa i šta vas zanima.',
          'Ispunite zahtjev za korisnički račun: tvrtka, vaše ime, telefon i adresa e-pošte i što vas zanima.',
          'Ispunite zahtjev za korisnički nalog: firma, vaše ime, telefon i imejl adresa i šta vas zanima.',
        ),
        say(
          'Your sales representative calls you back, as a rule on the same working day, and agrees prices and payment with you.',
          'Komercijalist vam se javlja, u pravilu isti radni dan, i dogovara cijene i plaćanje.',
          'Komercijalist vam se javlja, u pravilu isti radni dan, i dogovara cijene i plaćanje.',
          'Komercijalista vam se javlja, po pravilu istog radnog dana, i dogovara cijene i plaćanje.',
        ),
        say(
          'You receive an email with a link by which you set your password.',
          'Dobijate e-mail s linkom preko kojeg postavljate lozinku.',
          'Dobivate e-poruku s poveznicom preko koje postavljate lozinku.',
          'Dobijate imejl sa linkom preko kojeg postavljate lozinku.',
        ),
        say(
          'Log in and order. Colleagues get user accounts of their own, if you like with a limit for each order or month.',
          'Prijavite se i naručujte. Kolege dobijaju vlastite korisničke račune, po želji s limitom po narudžbi ili mjesecu.',
          'Prijavite se i naručujte. Kolege dobivaju vlastite korisničke račune, po želji s limitom po narudžbi ili mjesecu.',
          'Prijavite se i poručujte. Kolege dobijaju sopstvene korisničke naloge, po želji sa limitom po porudžbini ili mjesecu.',
        ),
      ],
    },
    {
      title: say('What you need', 'Šta vam treba', 'Što vam treba', 'Šta vam treba'),
      list: [
        say(
          'The registration of your company or institution in Bosnia and Herzegovina, with JIB and, if you are in the VAT system, the VAT number.',
          'Registracija firme ili ustanove u Bosni i Hercegovini, s JIB-om i, ako ste u sistemu PDV-a, PDV brojem.',
          'Registracija tvrtke ili ustanove u Bosni i Hercegovini, s JIB-om i, ako ste u sustavu PDV-a, PDV brojem.',
          'Registracija firme ili ustanove u Bosni i Hercegovini, sa JIB-om i, ako ste u sistemu PDV-a, PDV brojem.',
        ),
        say(
          'An email address for each person who will order.',
          'E-mail adresa za svaku osobu koja će naručivati.',
          'Adresa e-pošte za svaku osobu koja će naručivati.',
          'Imejl adresa za svaku osobu koja će poručivati.',
        ),
      ],
    },
    {
      title: say('When the link has expired', 'Ako je link istekao', 'Ako je poveznica istekla', 'Ako je link istekao'),
      paragraphs: [
        say(
          'Call or write to us and we send a new one at once.',
          'Nazovite ili nam pišite i odmah šaljemo novi.',
          'Nazovite ili nam pišite i odmah šaljemo novu.',
          'Pozovite ili nam pišite i odmah šaljemo novi.',
        ),
      ],
    },
  ],
};
