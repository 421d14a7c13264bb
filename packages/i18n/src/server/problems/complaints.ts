import { texts } from '../../texts.ts';

/** Complaints, returns and service requests. */
export const complaints = texts({
  not_found: {
    en: 'The complaint was not found.',
    bs: 'Prijava nije pronađena.',
    hr: 'Prijava nije pronađena.',
    srLatn: 'Prijava nije pronađena.',
  },
  line_not_found: {
    en: 'This line is not among your delivered orders.',
    bs: 'Ova stavka nije među vašim isporučenim narudžbama.',
    hr: 'Ova stavka nije među vašim isporučenim narudžbama.',
    srLatn: 'Ova stavka nije među vašim isporučenim porudžbinama.',
  },
  quantity_above_line: {
    en: 'The order has {quantity} of it at most.',
    bs: 'U narudžbi ih je najviše {quantity}.',
    hr: 'U narudžbi ih je najviše {quantity}.',
    srLatn: 'U porudžbini ih je najviše {quantity}.',
  },
  received_later: {
    en: 'The day of receipt cannot be in the future.',
    bs: 'Dan prijema ne može biti u budućnosti.',
    hr: 'Dan primitka ne može biti u budućnosti.',
    srLatn: 'Dan prijema ne može da bude u budućnosti.',
  },
  product_missing: {
    en: 'Enter the name of the product, or choose it from an order.',
    bs: 'Upišite naziv artikla ili ga odaberite iz narudžbe.',
    hr: 'Upišite naziv artikla ili ga odaberite iz narudžbe.',
    srLatn: 'Unesite naziv artikla ili ga izaberite iz porudžbine.',
  },
  closed: {
    en: 'The complaint is completed. Reopen it to write a message.',
    bs: 'Prijava je završena. Ponovo je otvorite da biste napisali poruku.',
    hr: 'Prijava je završena. Ponovno je otvorite da biste napisali poruku.',
    srLatn: 'Prijava je završena. Otvorite je ponovo da biste napisali poruku.',
  },
  transition_not_allowed: {
    en: 'The complaint cannot take this status now.',
    bs: 'Prijava sada ne može dobiti ovaj status.',
    hr: 'Prijava sada ne može dobiti ovaj status.',
    srLatn: 'Prijava sada ne može da dobije ovaj status.',
  },
  reopen_over: {
    en: 'The period for reopening is over. Please send a new complaint.',
    bs: 'Rok za ponovno otvaranje je istekao. Pošaljite novu prijavu.',
    hr: 'Rok za ponovno otvaranje je istekao. Pošaljite novu prijavu.',
    srLatn: 'Rok za ponovno otvaranje je istekao. Pošaljite novu prijavu.',
  },
  changed_meanwhile: {
    en: 'Somebody has written or changed the complaint in the meantime. Read what is new, then send again.',
    bs: 'Neko je u međuvremenu pisao ili izmijenio prijavu. Pročitajte novo pa pošaljite ponovo.',
    hr: 'Netko je u međuvremenu pisao ili izmijenio prijavu. Pročitajte novo pa pošaljite ponovno.',
    srLatn: 'Neko je u međuvremenu pisao ili izmijenio prijavu. Pročitajte novo pa pošaljite ponovo.',
  },
  text_required: {
    en: 'Write the answer to the customer.',
    bs: 'Upišite odgovor kupcu.',
    hr: 'Upišite odgovor kupcu.',
    srLatn: 'Unesite odgovor kupcu.',
  },
  outcome_required: {
    en: 'Choose how the complaint was resolved.',
    bs: 'Odaberite kako je prijava riješena.',
    hr: 'Odaberite kako je prijava riješena.',
    srLatn: 'Izaberite kako je prijava riješena.',
  },
  no_such_assignee: {
    en: 'This person is not on the staff.',
    bs: 'Ova osoba nije među zaposlenima.',
    hr: 'Ova osoba nije među zaposlenicima.',
    srLatn: 'Ova osoba nije među zaposlenima.',
  },
});
