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
  deputy_refused: {
    en: 'The deputy was not named. Check the marked fields.',
    bs: 'Zamjenik nije imenovan. Provjerite označena polja.',
    hr: 'Zamjenik nije imenovan. Provjerite označena polja.',
    srLatn: 'Zamjenik nije imenovan. Provjerite označena polja.',
  },
  deputy_not_found: {
    en: 'The company has no such deputy.',
    bs: 'Firma nema tog zamjenika.',
    hr: 'Tvrtka nema tog zamjenika.',
    srLatn: 'Firma nema tog zamjenika.',
  },
  deputy_unfit: {
    en: 'A deputy must be a colleague with an open account who sees prices and is no company admin.',
    bs: 'Zamjenik mora biti kolega s otvorenim računom koji vidi cijene i nije administrator firme.',
    hr: 'Zamjenik mora biti kolega s otvorenim računom koji vidi cijene i nije administrator tvrtke.',
    srLatn: 'Zamjenik mora biti kolega sa otvorenim nalogom koji vidi cijene i nije administrator firme.',
  },
  deputy_past: {
    en: 'The first day is over. Choose today or a later day.',
    bs: 'Prvi dan je prošao. Odaberite današnji ili kasniji dan.',
    hr: 'Prvi dan je prošao. Odaberite današnji ili kasniji dan.',
    srLatn: 'Prvi dan je prošao. Izaberite današnji ili kasniji dan.',
  },
  deputy_backwards: {
    en: 'The last day is before the first one.',
    bs: 'Posljednji dan je prije prvog.',
    hr: 'Posljednji dan je prije prvog.',
    srLatn: 'Posljednji dan je prije prvog.',
  },
  deputy_too_long: {
    en: 'A deputy is named for one year at most.',
    bs: 'Zamjenik se imenuje najviše na godinu dana.',
    hr: 'Zamjenik se imenuje najviše na godinu dana.',
    srLatn: 'Zamjenik se imenuje najviše na godinu dana.',
  },
  deputy_overlaps: {
    en: 'You already have a deputy on some of these days.',
    bs: 'Za neke od tih dana već imate zamjenika.',
    hr: 'Za neke od tih dana već imate zamjenika.',
    srLatn: 'Za neke od tih dana već imate zamjenika.',
  },
  branches_refused: {
    en: 'The branches were not saved. Check the marked field.',
    bs: 'Poslovnice nisu sačuvane. Provjerite označeno polje.',
    hr: 'Poslovnice nisu spremljene. Provjerite označeno polje.',
    srLatn: 'Poslovnice nisu sačuvane. Provjerite označeno polje.',
  },
  branch_required: {
    en: 'Choose at least one branch.',
    bs: 'Odaberite barem jednu poslovnicu.',
    hr: 'Odaberite barem jednu poslovnicu.',
    srLatn: 'Izaberite bar jednu poslovnicu.',
  },
  branch_unknown: {
    en: 'The company has no such branch.',
    bs: 'Firma nema te poslovnice.',
    hr: 'Tvrtka nema te poslovnice.',
    srLatn: 'Firma nema te poslovnice.',
  },
  admin_not_limited: {
    en: 'A company admin orders for all branches.',
    bs: 'Administrator firme naručuje za sve poslovnice.',
    hr: 'Administrator tvrtke naručuje za sve poslovnice.',
    srLatn: 'Administrator firme naručuje za sve poslovnice.',
  },
});
