import { texts } from '../texts.ts';

/** The delivery addresses in the profile area. */
export const addresses = texts({
  title: { en: 'Addresses', bs: 'Adrese', hr: 'Adrese', srLatn: 'Adrese' },
  count: {
    en: '{count} delivery address ¦ {count} delivery addresses',
    bs: '{count} adresa dostave ¦ {count} adrese dostave ¦ {count} adresa dostave',
    hr: '{count} adresa dostave ¦ {count} adrese dostave ¦ {count} adresa dostave',
    srLatn: '{count} adresa dostave ¦ {count} adrese dostave ¦ {count} adresa dostave',
  },
  empty: {
    en: 'No delivery addresses yet',
    bs: 'Još nema adresa dostave',
    hr: 'Još nema adresa dostave',
    srLatn: 'Još nema adresa dostave',
  },
  default: { en: 'Default', bs: 'Zadana', hr: 'Zadana', srLatn: 'Podrazumijevana' },
  companyDefault: {
    en: 'Default of the company',
    bs: 'Zadana adresa firme',
    hr: 'Zadana adresa tvrtke',
    srLatn: 'Podrazumijevana adresa firme',
  },
  preferred: {
    en: 'For your orders',
    bs: 'Za vaše narudžbe',
    hr: 'Za vaše narudžbe',
    srLatn: 'Za vaše porudžbine',
  },
  prefer: {
    en: 'Use for my orders',
    bs: 'Koristi za moje narudžbe',
    hr: 'Koristi za moje narudžbe',
    srLatn: 'Koristi za moje porudžbine',
  },
  savedMeanwhile: {
    en: 'Somebody else has saved this address in the meantime: {stored}. Save again if yours is to replace it.',
    bs: 'Neko drugi je ovu adresu u međuvremenu sačuvao: {stored}. Sačuvajte ponovo ako vaša treba da je zamijeni.',
    hr: 'Netko drugi je ovu adresu u međuvremenu spremio: {stored}. Spremite ponovno ako vaša treba zamijeniti njegovu.',
    srLatn: 'Neko drugi je ovu adresu u međuvremenu sačuvao: {stored}. Sačuvajte ponovo ako vaša treba da je zamijeni.',
  },
  editing: { en: 'You are editing', bs: 'Uređujete', hr: 'Uređujete', srLatn: 'Uređujete' },
  unsaved: {
    en: 'Unsaved changes',
    bs: 'Nesačuvane izmjene',
    hr: 'Nespremljene izmjene',
    srLatn: 'Nesačuvane izmjene',
  },
  edit: { en: 'Edit the address', bs: 'Izmijeni adresu', hr: 'Izmijeni adresu', srLatn: 'Izmijeni adresu' },
  editThis: {
    en: 'Edit the address: {title}',
    bs: 'Izmijeni adresu: {title}',
    hr: 'Izmijeni adresu: {title}',
    srLatn: 'Izmijeni adresu: {title}',
  },
  save: { en: 'Save the address', bs: 'Sačuvaj adresu', hr: 'Spremi adresu', srLatn: 'Sačuvaj adresu' },
  remove: { en: 'Delete the address', bs: 'Obriši adresu', hr: 'Izbriši adresu', srLatn: 'Obriši adresu' },
  removeThis: {
    en: 'Delete the address: {title}',
    bs: 'Obriši adresu: {title}',
    hr: 'Izbriši adresu: {title}',
    srLatn: 'Obriši adresu: {title}',
  },
  removeQuestion: {
    en: 'Delete “{title}”?',
    bs: 'Obrisati „{title}”?',
    hr: 'Izbrisati „{title}”?',
    srLatn: 'Obrisati „{title}”?',
  },
  removeHint: {
    en: 'It can no longer be chosen for new orders. Earlier orders keep their copy.',
    bs: 'Više se neće moći odabrati za nove narudžbe. Ranije narudžbe čuvaju svoju kopiju.',
    hr: 'Više se neće moći odabrati za nove narudžbe. Ranije narudžbe čuvaju svoju kopiju.',
    srLatn: 'Više se neće moći izabrati za nove porudžbine. Ranije porudžbine čuvaju svoju kopiju.',
  },
  oldOrders: {
    en: 'A change or deletion leaves earlier orders as they are: they keep their copy.',
    bs: 'Izmjena ili brisanje adrese ne mijenja ranije narudžbe: one čuvaju svoju kopiju.',
    hr: 'Izmjena ili brisanje adrese ne mijenja ranije narudžbe: one čuvaju svoju kopiju.',
    srLatn: 'Izmjena ili brisanje adrese ne mijenja ranije porudžbine: one čuvaju svoju kopiju.',
  },
  adminsOnly: {
    en: 'You may add addresses. The admins of your company change and delete them.',
    bs: 'Adrese možete dodavati. Mijenjaju ih i brišu administratori vaše firme.',
    hr: 'Adrese možete dodavati. Mijenjaju ih i brišu administratori vaše tvrtke.',
    srLatn: 'Adrese možete dodavati. Mijenjaju ih i brišu administratori vaše firme.',
  },
  unknown: {
    en: 'This address no longer exists.',
    bs: 'Ova adresa više ne postoji.',
    hr: 'Ova adresa više ne postoji.',
    srLatn: 'Ova adresa više ne postoji.',
  },
  makeDefault: {
    en: 'Default address for new orders',
    bs: 'Zadana adresa za nove narudžbe',
    hr: 'Zadana adresa za nove narudžbe',
    srLatn: 'Podrazumijevana adresa za nove porudžbine',
  },
  makeDefaultHint: {
    en: 'Checkout proposes it to all who have not chosen another one.',
    bs: 'Predlaže se pri naručivanju svima koji nisu odabrali drugu.',
    hr: 'Predlaže se pri naručivanju svima koji nisu odabrali drugu.',
    srLatn: 'Predlaže se pri poručivanju svima koji nisu izabrali drugu.',
  },
});
