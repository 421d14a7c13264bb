import { texts } from '../texts.ts';

/** The account of a private customer: the form, the mail and the confirmation. */
export const registration = texts({
  title: {
    en: 'Open an account',
    bs: 'Otvaranje računa',
    hr: 'Otvaranje računa',
    srLatn: 'Otvaranje naloga',
  },
  intro: {
    en: 'For private customers: retail prices with VAT, your orders and addresses in one place.',
    bs: 'Za privatne kupce: maloprodajne cijene s PDV-om, vaše narudžbe i adrese na jednom mjestu.',
    hr: 'Za privatne kupce: maloprodajne cijene s PDV-om, vaše narudžbe i adrese na jednom mjestu.',
    srLatn: 'Za privatne kupce: maloprodajne cijene sa PDV-om, vaše porudžbine i adrese na jednom mjestu.',
  },
  forCompany: {
    en: 'Do you buy for a company?',
    bs: 'Kupujete za firmu?',
    hr: 'Kupujete za tvrtku?',
    srLatn: 'Kupujete za firmu?',
  },
  forYourself: {
    en: 'Do you buy for yourself?',
    bs: 'Kupujete za sebe?',
    hr: 'Kupujete za sebe?',
    srLatn: 'Kupujete za sebe?',
  },
  privateAccount: {
    en: 'Open a private account',
    bs: 'Otvorite privatni račun',
    hr: 'Otvorite privatni račun',
    srLatn: 'Otvorite privatni nalog',
  },
  emailHint: {
    en: 'We send the link that confirms the account to this address.',
    bs: 'Na ovu adresu šaljemo link za potvrdu računa.',
    hr: 'Na ovu adresu šaljemo poveznicu za potvrdu računa.',
    srLatn: 'Na ovu adresu šaljemo link za potvrdu naloga.',
  },
  accept: {
    en: 'I accept the',
    bs: 'Prihvatam',
    hr: 'Prihvaćam',
    srLatn: 'Prihvatam',
  },
  dataUse: {
    en: 'We use your data for the account and your orders.',
    bs: 'Vaše podatke koristimo za račun i vaše narudžbe.',
    hr: 'Vaše podatke koristimo za račun i vaše narudžbe.',
    srLatn: 'Vaše podatke koristimo za nalog i vaše porudžbine.',
  },
  dataUseMore: {
    en: 'How we protect data',
    bs: 'Kako štitimo podatke',
    hr: 'Kako štitimo podatke',
    srLatn: 'Kako štitimo podatke',
  },
  send: {
    en: 'Open the account',
    bs: 'Otvori račun',
    hr: 'Otvori račun',
    srLatn: 'Otvori nalog',
  },
  sentTitle: {
    en: 'Confirm your address',
    bs: 'Potvrdite svoju adresu',
    hr: 'Potvrdite svoju adresu',
    srLatn: 'Potvrdite svoju adresu',
  },
  sentText: {
    en: 'We have sent a mail to {email}. Open its link within 72 hours and enter your password: the account is opened then. Look among unwanted mail as well.',
    bs: 'Poslali smo mail na {email}. Otvorite link u njemu u roku od 72 sata i upišite svoju lozinku: tada se račun otvara. Pogledajte i neželjenu poštu.',
    hr: 'Poslali smo poruku na {email}. Otvorite poveznicu u njoj u roku od 72 sata i upišite svoju lozinku: tada se račun otvara. Pogledajte i neželjenu poštu.',
    srLatn:
      'Poslali smo mejl na {email}. Otvorite link u njemu u roku od 72 sata i upišite svoju lozinku: tada se nalog otvara. Pogledajte i neželjenu poštu.',
  },
  sendAgain: {
    en: 'Send the mail again',
    bs: 'Pošalji mail ponovo',
    hr: 'Pošalji poruku ponovno',
    srLatn: 'Pošalji mejl ponovo',
  },
  sentAgain: {
    en: 'Sent again.',
    bs: 'Poslano ponovo.',
    hr: 'Poslano ponovno.',
    srLatn: 'Poslato ponovo.',
  },
  otherAddress: {
    en: 'Correct the address',
    bs: 'Ispravi adresu',
    hr: 'Ispravi adresu',
    srLatn: 'Ispravi adresu',
  },
  confirmTitle: {
    en: 'One more step',
    bs: 'Još jedan korak',
    hr: 'Još jedan korak',
    srLatn: 'Još jedan korak',
  },
  confirmIntro: {
    en: 'Enter the password that you chose when you opened the account.',
    bs: 'Upišite lozinku koju ste izabrali pri otvaranju računa.',
    hr: 'Upišite lozinku koju ste odabrali pri otvaranju računa.',
    srLatn: 'Upišite lozinku koju ste izabrali pri otvaranju naloga.',
  },
  confirm: {
    en: 'Confirm and log in',
    bs: 'Potvrdi i prijavi se',
    hr: 'Potvrdi i prijavi se',
    srLatn: 'Potvrdi i prijavi se',
  },
  forgotten: {
    en: 'Forgotten the password? Open the account once more with the same address.',
    bs: 'Zaboravili ste lozinku? Otvorite račun ponovo s istom adresom.',
    hr: 'Zaboravili ste lozinku? Otvorite račun ponovno s istom adresom.',
    srLatn: 'Zaboravili ste lozinku? Otvorite nalog ponovo sa istom adresom.',
  },
  opened: {
    en: 'Your account is open.',
    bs: 'Vaš račun je otvoren.',
    hr: 'Vaš račun je otvoren.',
    srLatn: 'Vaš nalog je otvoren.',
  },
  expired: {
    en: 'The link works once, for 72 hours. If you have used it already, log in; otherwise open the account once more.',
    bs: 'Link važi jednom, 72 sata. Ako ste ga već iskoristili, prijavite se; inače otvorite račun ponovo.',
    hr: 'Poveznica vrijedi jednom, 72 sata. Ako ste je već iskoristili, prijavite se; inače otvorite račun ponovno.',
    srLatn: 'Link važi jednom, 72 sata. Ako ste ga već iskoristili, prijavite se; inače otvorite nalog ponovo.',
  },
});
