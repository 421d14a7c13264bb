import { texts } from '../texts.ts';

/** Messages to other programs. */
export const webhooks = texts({
  search: { en: 'Name or address', bs: 'Naziv ili adresa', hr: 'Naziv ili adresa', srLatn: 'Naziv ili adresa' },
  new: { en: 'New webhook', bs: 'Novi webhook', hr: 'Novi webhook', srLatn: 'Novi webhook', srCyrl: 'Нови вебхук' },
  url: { en: 'Address', bs: 'Adresa', hr: 'Adresa', srLatn: 'Adresa' },
  urlHint: {
    en: 'Where the program takes messages, with https.',
    bs: 'Gdje program prima poruke, s https.',
    hr: 'Gdje program prima poruke, s https.',
    srLatn: 'Gdje program prima poruke, sa https.',
    srCyrl: 'Где програм прима поруке, са HTTPS.',
  },
  events: { en: 'What is told', bs: 'O čemu se javlja', hr: 'O čemu se javlja', srLatn: 'O čemu se javlja' },
  state: { en: 'State', bs: 'Stanje', hr: 'Stanje', srLatn: 'Stanje' },
  active: { en: 'Active', bs: 'Aktivan', hr: 'Aktivan', srLatn: 'Aktivan' },
  activeHint: {
    en: 'While it is off, what happens is not told, also not later.',
    bs: 'Dok je isključen, o događajima se ne javlja, ni kasnije.',
    hr: 'Dok je isključen, o događajima se ne javlja, ni kasnije.',
    srLatn: 'Dok je isključen, o događajima se ne javlja, ni kasnije.',
  },
  waiting: { en: 'Waiting', bs: 'Čeka', hr: 'Čeka', srLatn: 'Čeka' },
  setAside: { en: 'Not delivered', bs: 'Nedostavljeno', hr: 'Nedostavljeno', srLatn: 'Nedostavljeno' },
  lastSentAt: { en: 'Last sent', bs: 'Posljednje slanje', hr: 'Posljednje slanje', srLatn: 'Posljednje slanje' },
  emptyTitle: {
    en: 'No webhooks yet',
    bs: 'Još nema webhookova',
    hr: 'Još nema webhookova',
    srLatn: 'Još nema webhookova',
    srCyrl: 'Још нема вебхукова',
  },
  emptyText: {
    en: 'By a webhook another program learns at once what happens with orders.',
    bs: 'Preko webhooka drugi program odmah saznaje šta se događa s narudžbama.',
    hr: 'Preko webhooka drugi program odmah saznaje što se događa s narudžbama.',
    srLatn: 'Preko webhooka drugi program odmah saznaje šta se dešava s porudžbinama.',
    srCyrl: 'Преко вебхука други програм одмах сазнаје шта се дешава с поруџбинама.',
  },
  secret: { en: 'Secret', bs: 'Tajni ključ', hr: 'Tajni ključ', srLatn: 'Tajni ključ' },
  secretHint: {
    en: 'Messages are signed with it. The program needs it to know that they come from the shop.',
    bs: 'Njime se potpisuju poruke. Programu treba da zna da su od prodavnice.',
    hr: 'Njime se potpisuju poruke. Programu treba da zna da su od trgovine.',
    srLatn: 'Njime se potpisuju poruke. Programu treba da zna da su od prodavnice.',
  },
  newSecret: { en: 'New secret', bs: 'Novi tajni ključ', hr: 'Novi tajni ključ', srLatn: 'Novi tajni ključ' },
  newSecretSure: {
    en: 'The new secret is shown once. For 24 hours messages are signed with the old one, too.',
    bs: 'Novi ključ se prikazuje jednom. Još 24 sata poruke se potpisuju i starim.',
    hr: 'Novi ključ prikazuje se jednom. Još 24 sata poruke se potpisuju i starim.',
    srLatn: 'Novi ključ se prikazuje jednom. Još 24 sata poruke se potpisuju i starim.',
  },
  deliveries: { en: 'Messages', bs: 'Poruke', hr: 'Poruke', srLatn: 'Poruke' },
  noDeliveries: {
    en: 'Nothing was sent yet.',
    bs: 'Još ništa nije poslano.',
    hr: 'Još ništa nije poslano.',
    srLatn: 'Još ništa nije poslato.',
  },
  test: { en: 'Send a test', bs: 'Pošalji probu', hr: 'Pošalji probu', srLatn: 'Pošalji probu' },
  event: { en: 'What', bs: 'Šta', hr: 'Što', srLatn: 'Šta' },
  at: { en: 'When', bs: 'Kada', hr: 'Kada', srLatn: 'Kada' },
  result: { en: 'Result', bs: 'Ishod', hr: 'Ishod', srLatn: 'Ishod' },
  attempts: { en: 'Attempts', bs: 'Pokušaja', hr: 'Pokušaja', srLatn: 'Pokušaja' },
  sendAgain: {
    en: 'Send again: {event}',
    bs: 'Pošalji ponovo: {event}',
    hr: 'Pošalji ponovno: {event}',
    srLatn: 'Pošalji ponovo: {event}',
  },
  remove: {
    en: 'Delete webhook',
    bs: 'Obriši webhook',
    hr: 'Izbriši webhook',
    srLatn: 'Obriši webhook',
    srCyrl: 'Обриши вебхук',
  },
  removeSure: {
    en: 'Delete {name}? The program gets no more messages, and the log goes.',
    bs: 'Obrisati {name}? Program više ne dobija poruke, a dnevnik se briše.',
    hr: 'Izbrisati {name}? Program više ne dobiva poruke, a dnevnik se briše.',
    srLatn: 'Obrisati {name}? Program više ne dobija poruke, a dnevnik se briše.',
  },
});

/** What other programs are told of. */
export const webhookEvent = texts({
  placed: { en: 'Order placed', bs: 'Narudžba poslana', hr: 'Narudžba poslana', srLatn: 'Porudžbina poslata' },
  approved: { en: 'Order approved', bs: 'Narudžba odobrena', hr: 'Narudžba odobrena', srLatn: 'Porudžbina odobrena' },
  shipped: {
    en: 'Order handed over',
    bs: 'Narudžba predana na dostavu',
    hr: 'Narudžba predana na dostavu',
    srLatn: 'Porudžbina predata na dostavu',
  },
  delivered: {
    en: 'Order delivered',
    bs: 'Narudžba isporučena',
    hr: 'Narudžba isporučena',
    srLatn: 'Porudžbina isporučena',
  },
  cancelled: {
    en: 'Order cancelled',
    bs: 'Narudžba otkazana',
    hr: 'Narudžba otkazana',
    srLatn: 'Porudžbina otkazana',
  },
  test: { en: 'Test', bs: 'Proba', hr: 'Proba', srLatn: 'Proba' },
});

/** What became of a message. */
export const webhookState = texts({
  queued: { en: 'Waiting', bs: 'Čeka', hr: 'Čeka', srLatn: 'Čeka' },
  sent: { en: 'Sent', bs: 'Poslano', hr: 'Poslano', srLatn: 'Poslato' },
  set_aside: { en: 'Not delivered', bs: 'Nedostavljeno', hr: 'Nedostavljeno', srLatn: 'Nedostavljeno' },
});

/** Why a message did not arrive. */
export const webhookError = texts({
  address: {
    en: 'address of an inside network',
    bs: 'adresa unutrašnje mreže',
    hr: 'adresa unutarnje mreže',
    srLatn: 'adresa unutrašnje mreže',
  },
  host: { en: 'unknown host', bs: 'nepoznat server', hr: 'nepoznat poslužitelj', srLatn: 'nepoznat server' },
  refused: { en: 'connection refused', bs: 'veza odbijena', hr: 'veza odbijena', srLatn: 'veza odbijena' },
  timeout: {
    en: 'no answer in time',
    bs: 'nema odgovora na vrijeme',
    hr: 'nema odgovora na vrijeme',
    srLatn: 'nema odgovora na vrijeme',
  },
  tls: {
    en: 'certificate not valid',
    bs: 'certifikat nije ispravan',
    hr: 'certifikat nije ispravan',
    srLatn: 'sertifikat nije ispravan',
  },
  redirect: {
    en: 'redirects are not followed',
    bs: 'preusmjeravanje se ne prati',
    hr: 'preusmjeravanje se ne prati',
    srLatn: 'preusmjeravanje se ne prati',
  },
  secret: {
    en: 'the worker has another SECRET_KEY',
    bs: 'radni proces ima drugi SECRET_KEY',
    hr: 'radni proces ima drugi SECRET_KEY',
    srLatn: 'radni proces ima drugi SECRET_KEY',
    srCyrl: 'радни процес има други тајни кључ',
  },
  other: { en: 'no answer', bs: 'nema odgovora', hr: 'nema odgovora', srLatn: 'nema odgovora' },
});
