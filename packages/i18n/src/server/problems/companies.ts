import { texts } from '../../texts.ts';

/** Companies, their people and what was agreed with them. */
export const companies = texts({
  nothing_changed: {
    en: 'Nothing is different from what we know.',
    bs: 'Ništa se ne razlikuje od podataka koje imamo.',
    hr: 'Ništa se ne razlikuje od podataka koje imamo.',
    srLatn: 'Ništa se ne razlikuje od podataka koje imamo.',
  },
  change_waits: {
    en: 'A request of your company already waits for our answer.',
    bs: 'Jedan zahtjev vaše firme već čeka naš odgovor.',
    hr: 'Jedan zahtjev vaše tvrtke već čeka naš odgovor.',
    srLatn: 'Jedan zahtjev vaše firme već čeka naš odgovor.',
  },
  not_found: {
    en: 'The company was not found.',
    bs: 'Firma nije pronađena.',
    hr: 'Tvrtka nije pronađena.',
    srLatn: 'Firma nije pronađena.',
  },
  user_not_found: {
    en: 'The company has no such user.',
    bs: 'Firma nema tog korisnika.',
    hr: 'Tvrtka nema tog korisnika.',
    srLatn: 'Firma nema tog korisnika.',
  },
  representative_not_found: {
    en: 'There is no such sales representative.',
    bs: 'Nema tog komercijalista.',
    hr: 'Nema tog komercijalista.',
    srLatn: 'Nema tog komercijaliste.',
  },
  admin_sees_prices: {
    en: 'A company admin always sees prices.',
    bs: 'Administrator firme uvijek vidi cijene.',
    hr: 'Administrator tvrtke uvijek vidi cijene.',
    srLatn: 'Administrator firme uvijek vidi cijene.',
  },
  email_taken: {
    en: 'Another account has this e-mail address.',
    bs: 'Tu e-mail adresu ima drugi korisnički račun.',
    hr: 'Tu adresu e-pošte ima drugi korisnički račun.',
    srLatn: 'Tu imejl adresu ima drugi korisnički nalog.',
  },
});
