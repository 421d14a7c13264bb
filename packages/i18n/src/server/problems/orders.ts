import { texts } from '../../texts.ts';

/** Orders after they are placed. */
export const orders = texts({
  too_many_for_sheet: {
    en: 'A spreadsheet takes {maximum} orders at most. Narrow the list.',
    bs: 'Tabela prima najviše {maximum} narudžbi. Suzite listu.',
    hr: 'Tablica prima najviše {maximum} narudžbi. Suzite popis.',
    srLatn: 'Tabela prima najviše {maximum} porudžbina. Suzite listu.',
  },
  not_found: {
    en: 'The order was not found.',
    bs: 'Narudžba nije pronađena.',
    hr: 'Narudžba nije pronađena.',
    srLatn: 'Porudžbina nije pronađena.',
  },
  line_not_found: {
    en: 'The order has no such line.',
    bs: 'Narudžba nema takvu stavku.',
    hr: 'Narudžba nema takvu stavku.',
    srLatn: 'Porudžbina nema takvu stavku.',
  },
  transition_not_allowed: {
    en: 'This change of status is not allowed. Allowed: {statuses}.',
    bs: 'Ova promjena statusa nije moguća. Moguće je: {statuses}.',
    hr: 'Ova promjena statusa nije moguća. Moguće je: {statuses}.',
    srLatn: 'Ova promjena statusa nije moguća. Moguće je: {statuses}.',
  },
  reason_required: {
    en: 'Enter the reason.',
    bs: 'Upišite razlog.',
    hr: 'Upišite razlog.',
    srLatn: 'Unesite razlog.',
  },
  changed_meanwhile: {
    en: 'The order was changed in the meantime. Look at its present status.',
    bs: 'Narudžba je u međuvremenu izmijenjena. Pogledajte njen trenutni status.',
    hr: 'Narudžba je u međuvremenu izmijenjena. Pogledajte njezin trenutačni status.',
    srLatn: 'Porudžbina je u međuvremenu izmijenjena. Pogledajte njen trenutni status.',
  },
  goods_missing: {
    en: 'Some lines are not set aside yet.',
    bs: 'Za neke stavke roba još nije izdvojena.',
    hr: 'Za neke stavke roba još nije izdvojena.',
    srLatn: 'Za neke stavke roba još nije izdvojena.',
  },
  merge_differs: {
    en: 'Orders can be merged only when company, address, delivery and payment are the same.',
    bs: 'Spojiti je moguće samo narudžbe iste firme s istom adresom, dostavom i plaćanjem.',
    hr: 'Spojiti je moguće samo narudžbe iste tvrtke s istom adresom, dostavom i plaćanjem.',
    srLatn: 'Spojiti je moguće samo porudžbine iste firme sa istom adresom, dostavom i plaćanjem.',
  },
  merge_needs_two: {
    en: 'Choose at least two orders to merge.',
    bs: 'Za spajanje odaberite najmanje dvije narudžbe.',
    hr: 'Za spajanje odaberite najmanje dvije narudžbe.',
    srLatn: 'Za spajanje izaberite najmanje dvije porudžbine.',
  },
  split_empty: {
    en: 'Both parts must hold at least one line.',
    bs: 'Oba dijela moraju imati najmanje jednu stavku.',
    hr: 'Oba dijela moraju imati najmanje jednu stavku.',
    srLatn: 'Oba dijela moraju imati najmanje jednu stavku.',
  },
  split_paid_by_card: {
    en: 'An order that is paid by card cannot be split: its money can only be returned as a whole.',
    bs: 'Narudžbu plaćenu karticom nije moguće podijeliti: novac se može vratiti samo u cijelosti.',
    hr: 'Narudžbu plaćenu karticom nije moguće podijeliti: novac se može vratiti samo u cijelosti.',
    srLatn: 'Porudžbinu plaćenu karticom nije moguće podijeliti: novac se može vratiti samo u cjelini.',
  },
  edit_not_open: {
    en: 'The lines of an order can be changed until it is handed over or cancelled.',
    bs: 'Stavke narudžbe mogu se mijenjati dok nije predana na dostavu ili otkazana.',
    hr: 'Stavke narudžbe mogu se mijenjati dok nije predana na dostavu ili otkazana.',
    srLatn: 'Stavke porudžbine mogu da se mijenjaju dok nije predata na dostavu ili otkazana.',
  },
  edit_paid_by_card: {
    en: 'The lines of an order paid by card cannot be changed: the amount is charged already.',
    bs: 'Stavke narudžbe plaćene karticom ne mogu se mijenjati: iznos je već naplaćen.',
    hr: 'Stavke narudžbe plaćene karticom ne mogu se mijenjati: iznos je već naplaćen.',
    srLatn: 'Stavke porudžbine plaćene karticom ne mogu da se mijenjaju: iznos je već naplaćen.',
  },
  edit_discount_divided: {
    en: 'The discount of this order was divided when it was split or merged. Its lines can no longer be changed.',
    bs: 'Popust ove narudžbe podijeljen je pri podjeli ili spajanju. Njene stavke se više ne mogu mijenjati.',
    hr: 'Popust ove narudžbe podijeljen je pri podjeli ili spajanju. Njezine se stavke više ne mogu mijenjati.',
    srLatn: 'Popust ove porudžbine podijeljen je pri podjeli ili spajanju. Njene stavke više ne mogu da se mijenjaju.',
  },
  edit_above_limit: {
    en: 'With {total} the order would exceed the limit of {orderer}. The company has to order the rest.',
    bs: 'Sa {total} narudžba bi prešla limit kupca ({orderer}). Ostatak mora naručiti firma.',
    hr: 'Sa {total} narudžba bi prešla limit kupca ({orderer}). Ostatak mora naručiti tvrtka.',
    srLatn: 'Sa {total} porudžbina bi prešla limit kupca ({orderer}). Ostatak mora da poruči firma.',
  },
  edit_unchanged: {
    en: 'Nothing is different.',
    bs: 'Ništa nije izmijenjeno.',
    hr: 'Ništa nije izmijenjeno.',
    srLatn: 'Ništa nije izmijenjeno.',
  },
  edit_empty: {
    en: 'An order needs at least one line. Reject it instead.',
    bs: 'Narudžba mora imati bar jednu stavku. Umjesto toga je odbijte.',
    hr: 'Narudžba mora imati barem jednu stavku. Umjesto toga je odbijte.',
    srLatn: 'Porudžbina mora da ima bar jednu stavku. Umjesto toga je odbijte.',
  },
  edit_duplicate: {
    en: 'Product {code} is in the order already. Change its quantity.',
    bs: 'Artikal {code} je već u narudžbi. Promijenite njegovu količinu.',
    hr: 'Artikl {code} je već u narudžbi. Promijenite njegovu količinu.',
    srLatn: 'Artikal {code} je već u porudžbini. Promijenite njegovu količinu.',
  },
  split_beyond_line: {
    en: 'A part cannot hold more than the line of the order.',
    bs: 'Dio ne može imati više od stavke narudžbe.',
    hr: 'Dio ne može imati više od stavke narudžbe.',
    srLatn: 'Dio ne može da ima više od stavke porudžbine.',
  },
  enter_supplier_first: {
    en: 'Documents need the company data. Enter them first: Settings, Company data.',
    bs: 'Dokumenti trebaju podatke o firmi. Prvo ih unesite: Postavke, Podaci o firmi.',
    hr: 'Dokumenti trebaju podatke o tvrtki. Prvo ih unesite: Postavke, Podaci o tvrtki.',
    srLatn: 'Dokumenti trebaju podatke o firmi. Prvo ih unesite: Podešavanja, Podaci o firmi.',
  },
  papers_unavailable: {
    en: 'This document is not available yet. Please try again later.',
    bs: 'Ovaj dokument još nije dostupan. Pokušajte kasnije.',
    hr: 'Ovaj dokument još nije dostupan. Pokušajte kasnije.',
    srLatn: 'Ovaj dokument još nije dostupan. Pokušajte kasnije.',
  },
  nothing_to_pick: {
    en: 'The goods of these orders have already left the warehouse.',
    bs: 'Roba ovih narudžbi je već izašla iz skladišta.',
    hr: 'Roba ovih narudžbi već je izašla iz skladišta.',
    srLatn: 'Roba ovih porudžbina je već izašla iz magacina.',
  },
  no_such_paper: {
    en: 'The order does not have this document now.',
    bs: 'Narudžba trenutno nema ovaj dokument.',
    hr: 'Narudžba trenutačno nema ovaj dokument.',
    srLatn: 'Porudžbina trenutno nema ovaj dokument.',
  },
  email_unconfirmed: {
    en: 'The guest has not confirmed the e-mail address of the order yet. Call the guest and confirm it by hand.',
    bs: 'Gost još nije potvrdio e-mail adresu narudžbe. Nazovite gosta i potvrdite je ručno.',
    hr: 'Gost još nije potvrdio adresu e-pošte narudžbe. Nazovite gosta i potvrdite je ručno.',
    srLatn: 'Gost još nije potvrdio imejl adresu porudžbine. Pozovite gosta i potvrdite je ručno.',
  },
});
