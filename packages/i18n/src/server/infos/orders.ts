import { texts } from '../../texts.ts';

/** Infos about orders. */
export const orders = texts({
  placed: {
    en: 'We have received order {number}.',
    bs: 'Zaprimili smo narudžbu {number}.',
    hr: 'Zaprimili smo narudžbu {number}.',
    srLatn: 'Primili smo porudžbinu {number}.',
  },
  placed_above_limit: {
    en: 'The order is above your limit and waits for approval.',
    bs: 'Narudžba prelazi vaš limit i čeka odobrenje.',
    hr: 'Narudžba prelazi vaš limit i čeka odobrenje.',
    srLatn: 'Porudžbina prelazi vaš limit i čeka odobrenje.',
  },
  placed_as_pre_order: {
    en: 'We have received pre-order {number}. We will send it when the goods arrive.',
    bs: 'Zaprimili smo prednarudžbu {number}. Poslat ćemo je kad roba stigne.',
    hr: 'Zaprimili smo prednarudžbu {number}. Poslat ćemo je kad roba stigne.',
    srLatn: 'Primili smo pretporudžbinu {number}. Poslaćemo je kad roba stigne.',
  },
  edited: {
    en: 'Order {number} has been changed. The customer is told.',
    bs: 'Narudžba {number} je izmijenjena. Kupac je obaviješten.',
    hr: 'Narudžba {number} je izmijenjena. Kupac je obaviješten.',
    srLatn: 'Porudžbina {number} je izmijenjena. Kupac je obaviješten.',
  },
  cancelled: {
    en: 'Order {number} has been cancelled.',
    bs: 'Narudžba {number} je otkazana.',
    hr: 'Narudžba {number} je otkazana.',
    srLatn: 'Porudžbina {number} je otkazana.',
  },
  approved: {
    en: 'Order {number} has been approved.',
    bs: 'Narudžba {number} je odobrena.',
    hr: 'Narudžba {number} je odobrena.',
    srLatn: 'Porudžbina {number} je odobrena.',
  },
  rejected: {
    en: 'Order {number} has been rejected.',
    bs: 'Narudžba {number} je odbijena.',
    hr: 'Narudžba {number} je odbijena.',
    srLatn: 'Porudžbina {number} je odbijena.',
  },
  changed: {
    en: 'The status of order {number} has been changed.',
    bs: 'Status narudžbe {number} je promijenjen.',
    hr: 'Status narudžbe {number} je promijenjen.',
    srLatn: 'Status porudžbine {number} je promijenjen.',
  },
  repeated: {
    en: 'The lines of order {number} are in the cart.',
    bs: 'Stavke narudžbe {number} su u korpi.',
    hr: 'Stavke narudžbe {number} su u košarici.',
    srLatn: 'Stavke porudžbine {number} su u korpi.',
  },
  repeated_partly: {
    en: 'In the cart: {added}. Not possible any more: {failed}.',
    bs: 'U korpi: {added}. Više nije moguće: {failed}.',
    hr: 'U košarici: {added}. Više nije moguće: {failed}.',
    srLatn: 'U korpi: {added}. Više nije moguće: {failed}.',
  },
  merged_in_one: {
    en: '{count} order is now order {target}. ¦ {count} orders are now order {target}.',
    bs: '{count} narudžba je sada narudžba {target}. ¦ {count} narudžbe su sada narudžba {target}. ¦ {count} narudžbi je sada narudžba {target}.',
    hr: '{count} narudžba je sada narudžba {target}. ¦ {count} narudžbe su sada narudžba {target}. ¦ {count} narudžbi je sada narudžba {target}.',
    srLatn:
      '{count} porudžbina je sada porudžbina {target}. ¦ {count} porudžbine su sada porudžbina {target}. ¦ {count} porudžbina je sada porudžbina {target}.',
  },
  split: {
    en: 'Order {number} has been split into {first} and {second}.',
    bs: 'Narudžba {number} je podijeljena na {first} i {second}.',
    hr: 'Narudžba {number} je podijeljena na {first} i {second}.',
    srLatn: 'Porudžbina {number} je podijeljena na {first} i {second}.',
  },
  email_confirmed: {
    en: 'The e-mail address of the order is confirmed.',
    bs: 'E-mail adresa narudžbe je potvrđena.',
    hr: 'Adresa e-pošte narudžbe je potvrđena.',
    srLatn: 'Imejl adresa porudžbine je potvrđena.',
  },
  confirmation_sent: {
    en: 'The e-mail is on its way.',
    bs: 'E-mail je poslan.',
    hr: 'E-poruka je poslana.',
    srLatn: 'Imejl je poslat.',
  },
  company_approved: {
    en: 'You have approved order {number}. It is on its way to us.',
    bs: 'Odobrili ste narudžbu {number}. Stigla je k nama.',
    hr: 'Odobrili ste narudžbu {number}. Stigla je k nama.',
    srLatn: 'Odobrili ste porudžbinu {number}. Stigla je do nas.',
  },
  company_approved_less: {
    en: 'You have approved order {number} with less than was ordered. It is on its way to us.',
    bs: 'Odobrili ste narudžbu {number} s manjim količinama. Stigla je k nama.',
    hr: 'Odobrili ste narudžbu {number} s manjim količinama. Stigla je k nama.',
    srLatn: 'Odobrili ste porudžbinu {number} sa manjim količinama. Stigla je do nas.',
  },
  returned: {
    en: 'Order {number} has been returned. Its orderer reads your note.',
    bs: 'Narudžba {number} je vraćena. Naručilac čita vašu poruku.',
    hr: 'Narudžba {number} je vraćena. Naručitelj čita vašu poruku.',
    srLatn: 'Porudžbina {number} je vraćena. Naručilac čita vašu poruku.',
  },
});
