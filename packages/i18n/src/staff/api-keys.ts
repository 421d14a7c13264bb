import { texts } from '../texts.ts';

/** Keys by which other programs call the shop. */
export const apiKeys = texts({
  search: { en: 'Name or beginning', bs: 'Naziv ili početak', hr: 'Naziv ili početak', srLatn: 'Naziv ili početak' },
  new: { en: 'New key', bs: 'Novi ključ', hr: 'Novi ključ', srLatn: 'Novi ključ' },
  viewCurrent: { en: 'Valid', bs: 'Važeći', hr: 'Važeći', srLatn: 'Važeći' },
  viewEnded: { en: 'Ended', bs: 'Završeni', hr: 'Završeni', srLatn: 'Završeni' },
  title: { en: 'Name', bs: 'Naziv', hr: 'Naziv', srLatn: 'Naziv' },
  titleHint: {
    en: 'The program that gets the key. The audit log calls it by this name.',
    bs: 'Program koji dobija ključ. Pod tim nazivom je u dnevniku izmjena.',
    hr: 'Program koji dobiva ključ. Pod tim nazivom je u dnevniku izmjena.',
    srLatn: 'Program koji dobija ključ. Pod tim nazivom je u dnevniku izmjena.',
  },
  prefix: { en: 'Beginning', bs: 'Početak', hr: 'Početak', srLatn: 'Početak' },
  capabilities: { en: 'What it may do', bs: 'Šta smije', hr: 'Što smije', srLatn: 'Šta smije' },
  requests: {
    en: 'Requests a minute',
    bs: 'Zahtjeva u minuti',
    hr: 'Zahtjeva u minuti',
    srLatn: 'Zahtjeva u minuti',
  },
  expiresOn: { en: 'Valid until', bs: 'Važi do', hr: 'Vrijedi do', srLatn: 'Važi do' },
  expiresHint: {
    en: 'Empty: without end.',
    bs: 'Prazno: bez roka.',
    hr: 'Prazno: bez roka.',
    srLatn: 'Prazno: bez roka.',
  },
  never: { en: 'without end', bs: 'bez roka', hr: 'bez roka', srLatn: 'bez roka' },
  lastUsedAt: { en: 'Last used', bs: 'Posljednja upotreba', hr: 'Posljednja uporaba', srLatn: 'Posljednja upotreba' },
  createdBy: { en: 'Made by', bs: 'Napravljen od', hr: 'Izradio', srLatn: 'Napravljen od' },
  state: { en: 'State', bs: 'Stanje', hr: 'Stanje', srLatn: 'Stanje' },
  create: { en: 'Make key', bs: 'Napravi ključ', hr: 'Izradi ključ', srLatn: 'Napravi ključ' },
  created: { en: 'The key is made', bs: 'Ključ je napravljen', hr: 'Ključ je izrađen', srLatn: 'Ključ je napravljen' },
  revoke: { en: 'Revoke', bs: 'Opozovi', hr: 'Opozovi', srLatn: 'Opozovi' },
  revokeThis: {
    en: 'Revoke: {name}',
    bs: 'Opozovi: {name}',
    hr: 'Opozovi: {name}',
    srLatn: 'Opozovi: {name}',
  },
  revokeTitle: {
    en: 'Revoke the key “{name}”?',
    bs: 'Opozvati ključ „{name}“?',
    hr: 'Opozvati ključ „{name}“?',
    srLatn: 'Opozvati ključ „{name}“?',
  },
  revokeSure: {
    en: 'The program with this key can no longer call the shop, from now on and for good.',
    bs: 'Program s ovim ključem od sada više ne može pozivati prodavnicu. To se ne može vratiti.',
    hr: 'Program s ovim ključem od sada više ne može pozivati trgovinu. To se ne može vratiti.',
    srLatn: 'Program sa ovim ključem od sada više ne može da poziva prodavnicu. To se ne može vratiti.',
  },
  revokedCount: {
    en: 'Revoked: {count}',
    bs: 'Opozvano: {count}',
    hr: 'Opozvano: {count}',
    srLatn: 'Opozvano: {count}',
  },
  revokeManySure: {
    en: 'The programs with these keys can no longer call the shop, from now on and for good.',
    bs: 'Programi s ovim ključevima od sada više ne mogu pozivati prodavnicu. To se ne može vratiti.',
    hr: 'Programi s ovim ključevima od sada više ne mogu pozivati trgovinu. To se ne može vratiti.',
    srLatn: 'Programi sa ovim ključevima od sada više ne mogu da pozivaju prodavnicu. To se ne može vratiti.',
  },
  emptyTitle: { en: 'No keys yet', bs: 'Još nema ključeva', hr: 'Još nema ključeva', srLatn: 'Još nema ključeva' },
  emptyText: {
    en: 'A key lets another program call the shop: the ERP, a warehouse, a report.',
    bs: 'Ključem drugi program poziva prodavnicu: ERP, skladište, izvještaj.',
    hr: 'Ključem drugi program poziva trgovinu: ERP, skladište, izvješće.',
    srLatn: 'Ključem drugi program poziva prodavnicu: ERP, skladište, izvještaj.',
  },
});

/** Whether a key works. */
export const apiKeyState = texts({
  active: { en: 'Valid', bs: 'Važi', hr: 'Vrijedi', srLatn: 'Važi' },
  expired: { en: 'Expired', bs: 'Istekao', hr: 'Istekao', srLatn: 'Istekao' },
  revoked: { en: 'Revoked', bs: 'Opozvan', hr: 'Opozvan', srLatn: 'Opozvan' },
  blocked: {
    en: 'Its maker is no administrator',
    bs: 'Autor više nije administrator',
    hr: 'Autor više nije administrator',
    srLatn: 'Autor više nije administrator',
  },
});

/** A key or secret that is shown once. */
export const secret = texts({
  shownOnce: {
    en: 'Copy it now and keep it where the program reads it. It is not shown again.',
    bs: 'Kopirajte ga sada i sačuvajte tamo gdje ga program čita. Neće se više prikazati.',
    hr: 'Kopirajte ga sada i spremite tamo gdje ga program čita. Neće se više prikazati.',
    srLatn: 'Kopirajte ga sada i sačuvajte tamo gdje ga program čita. Neće se više prikazati.',
  },
  copy: { en: 'Copy', bs: 'Kopiraj', hr: 'Kopiraj', srLatn: 'Kopiraj' },
  copied: { en: 'Copied', bs: 'Kopirano', hr: 'Kopirano', srLatn: 'Kopirano' },
  kept: { en: 'I have kept it', bs: 'Sačuvano je', hr: 'Spremljeno je', srLatn: 'Sačuvano je' },
});
