import { texts } from '../../texts.ts';

/** Mails about accounts: to applicants, to new users and to who has forgotten a password. */
export const accountMail = texts({
  received: {
    en: 'We have received your request for a user account. We check the company’s data and answer as a rule on the same working day. If you did not send a request, you need not do anything.',
    bs: 'Primili smo vaš zahtjev za korisnički račun. Provjeravamo podatke firme i javljamo se u pravilu isti radni dan. Ako niste poslali zahtjev, ne trebate učiniti ništa.',
    hr: 'Primili smo vaš zahtjev za korisnički račun. Provjeravamo podatke tvrtke i javljamo se u pravilu isti radni dan. Ako niste poslali zahtjev, ne trebate učiniti ništa.',
    srLatn:
      'Primili smo vaš zahtjev za korisnički nalog. Provjeravamo podatke firme i javljamo se po pravilu istog radnog dana. Ako niste poslali zahtjev, ne treba da uradite ništa.',
  },
  receivedSubject: {
    en: 'We have received your request',
    bs: 'Primili smo vaš zahtjev',
    hr: 'Primili smo vaš zahtjev',
    srLatn: 'Primili smo vaš zahtjev',
  },
  asked: {
    en: 'Before we open the account for {company}, we have a question: {note}',
    bs: 'Prije nego što otvorimo korisnički račun za firmu {company}, imamo pitanje: {note}',
    hr: 'Prije nego što otvorimo korisnički račun za tvrtku {company}, imamo pitanje: {note}',
    srLatn: 'Prije nego što otvorimo korisnički nalog za firmu {company}, imamo pitanje: {note}',
  },
  askedSubject: {
    en: 'A question about your request for an account',
    bs: 'Pitanje o vašem zahtjevu za korisnički račun',
    hr: 'Pitanje o vašem zahtjevu za korisnički račun',
    srLatn: 'Pitanje o vašem zahtjevu za korisnički nalog',
  },
  rejected: {
    en: 'We cannot open a user account for {company}: {note}',
    bs: 'Ne možemo otvoriti korisnički račun za firmu {company}: {note}',
    hr: 'Ne možemo otvoriti korisnički račun za tvrtku {company}: {note}',
    srLatn: 'Ne možemo da otvorimo korisnički nalog za firmu {company}: {note}',
  },
  rejectedSubject: {
    en: 'Your request for an account',
    bs: 'Vaš zahtjev za korisnički račun',
    hr: 'Vaš zahtjev za korisnički račun',
    srLatn: 'Vaš zahtjev za korisnički nalog',
  },
  approved: {
    en: 'The user account for {company} is ready. Set your password by the link below; it works once, for 72 hours. You log in with this e-mail address or with the user name {username}.',
    bs: 'Korisnički račun za firmu {company} je spreman. Lozinku postavljate preko linka u nastavku, koji važi jednom, 72 sata. Prijavljujete se ovom e-mail adresom ili korisničkim imenom {username}.',
    hr: 'Korisnički račun za tvrtku {company} je spreman. Lozinku postavljate preko poveznice u nastavku, koja vrijedi jednom, 72 sata. Prijavljujete se ovom adresom e-pošte ili korisničkim imenom {username}.',
    srLatn:
      'Korisnički nalog za firmu {company} je spreman. Lozinku postavljate preko linka u nastavku, koji važi jednom, 72 sata. Prijavljujete se ovom imejl adresom ili korisničkim imenom {username}.',
  },
  approvedSubject: {
    en: 'Your user account is ready',
    bs: 'Vaš korisnički račun je spreman',
    hr: 'Vaš korisnički račun je spreman',
    srLatn: 'Vaš korisnički nalog je spreman',
  },
  invited: {
    en: 'A user account has been opened for you. Set your password by the link below; it works once, for 72 hours. You log in with this e-mail address or with the user name {username}.',
    bs: 'Otvoren vam je korisnički račun. Lozinku postavljate preko linka u nastavku, koji važi jednom, 72 sata. Prijavljujete se ovom e-mail adresom ili korisničkim imenom {username}.',
    hr: 'Otvoren vam je korisnički račun. Lozinku postavljate preko poveznice u nastavku, koja vrijedi jednom, 72 sata. Prijavljujete se ovom adresom e-pošte ili korisničkim imenom {username}.',
    srLatn:
      'Otvoren vam je korisnički nalog. Lozinku postavljate preko linka u nastavku, koji važi jednom, 72 sata. Prijavljujete se ovom imejl adresom ili korisničkim imenom {username}.',
  },
  invitedSubject: {
    en: 'Your user account',
    bs: 'Vaš korisnički račun',
    hr: 'Vaš korisnički račun',
    srLatn: 'Vaš korisnički nalog',
  },
  joined: {
    en: 'Your user account now belongs to {company}. Log in as before: you see the prices and terms of the company.',
    bs: 'Vaš korisnički račun sada pripada firmi {company}. Prijavite se kao i do sada: vidite cijene i uslove firme.',
    hr: 'Vaš korisnički račun sada pripada tvrtki {company}. Prijavite se kao i dosad: vidite cijene i uvjete tvrtke.',
    srLatn:
      'Vaš korisnički nalog sada pripada firmi {company}. Prijavite se kao i do sada: vidite cijene i uslove firme.',
  },
  joinedSubject: {
    en: 'Your user account has been extended',
    bs: 'Vaš korisnički račun je proširen',
    hr: 'Vaš korisnički račun je proširen',
    srLatn: 'Vaš korisnički nalog je proširen',
  },
  resetPassword: {
    en: 'A new password was asked for your user account. Set it by the link below; it works once, for two hours. If you did not ask for it, you need not do anything: your password stays as it is.',
    bs: 'Za vaš korisnički račun zatražena je nova lozinka. Postavljate je preko linka u nastavku, koji važi jednom, dva sata. Ako je niste tražili, ne trebate učiniti ništa: lozinka ostaje ista.',
    hr: 'Za vaš korisnički račun zatražena je nova lozinka. Postavljate je preko poveznice u nastavku, koja vrijedi jednom, dva sata. Ako je niste tražili, ne trebate učiniti ništa: lozinka ostaje ista.',
    srLatn:
      'Za vaš korisnički nalog zatražena je nova lozinka. Postavljate je preko linka u nastavku, koji važi jednom, dva sata. Ako je niste tražili, ne treba da uradite ništa: lozinka ostaje ista.',
  },
  resetSubject: {
    en: 'Set a new password',
    bs: 'Postavite novu lozinku',
    hr: 'Postavite novu lozinku',
    srLatn: 'Postavite novu lozinku',
  },
  emailChanged: {
    en: 'Your user account now has another e-mail address. Mails no longer go to this one, and you no longer log in with it. If you did not ask for this, please tell us at once.',
    bs: 'Vaš korisnički račun sada ima drugu e-mail adresu. Na ovu više ne šaljemo poštu i njome se više ne prijavljujete. Ako to niste tražili, javite nam odmah.',
    hr: 'Vaš korisnički račun sada ima drugu adresu e-pošte. Na ovu više ne šaljemo poštu i njome se više ne prijavljujete. Ako to niste tražili, javite nam odmah.',
    srLatn:
      'Vaš korisnički nalog sada ima drugu imejl adresu. Na ovu više ne šaljemo poštu i njome se više ne prijavljujete. Ako to niste tražili, javite nam odmah.',
  },
  emailChangedSubject: {
    en: 'Your e-mail address has been changed',
    bs: 'Vaša e-mail adresa je izmijenjena',
    hr: 'Vaša adresa e-pošte je izmijenjena',
    srLatn: 'Vaša imejl adresa je izmijenjena',
  },
  registered: {
    en: 'Somebody, probably you, has asked for an account with this e-mail address. Confirm by the link below and enter the password that you have chosen; the link works once, for 72 hours. If it was not you, you need not do anything: no account is opened.',
    bs: 'Neko je, vjerovatno vi, zatražio račun s ovom e-mail adresom. Potvrdite ga preko linka u nastavku i upišite lozinku koju ste izabrali; link važi jednom, 72 sata. Ako to niste bili vi, ne trebate učiniti ništa: račun se ne otvara.',
    hr: 'Netko je, vjerojatno vi, zatražio račun s ovom adresom e-pošte. Potvrdite ga preko poveznice u nastavku i upišite lozinku koju ste odabrali; poveznica vrijedi jednom, 72 sata. Ako to niste bili vi, ne trebate učiniti ništa: račun se ne otvara.',
    srLatn:
      'Neko je, vjerovatno vi, zatražio nalog sa ovom imejl adresom. Potvrdite ga preko linka u nastavku i upišite lozinku koju ste izabrali; link važi jednom, 72 sata. Ako to niste bili vi, ne treba da uradite ništa: nalog se ne otvara.',
  },
  registeredSubject: {
    en: 'Your account in the shop',
    bs: 'Vaš račun u prodavnici',
    hr: 'Vaš račun u trgovini',
    srLatn: 'Vaš nalog u prodavnici',
  },
  alreadyRegistered: {
    en: 'Somebody, probably you, has asked for an account with this e-mail address. You already have one: log in with this address. If you have forgotten the password, ask for a new one on the log-in page. If it was not you, you need not do anything.',
    bs: 'Neko je, vjerovatno vi, zatražio račun s ovom e-mail adresom. Račun već imate: prijavite se ovom adresom. Ako ste zaboravili lozinku, novu zatražite na stranici za prijavu. Ako to niste bili vi, ne trebate učiniti ništa.',
    hr: 'Netko je, vjerojatno vi, zatražio račun s ovom adresom e-pošte. Račun već imate: prijavite se ovom adresom. Ako ste zaboravili lozinku, novu zatražite na stranici za prijavu. Ako to niste bili vi, ne trebate učiniti ništa.',
    srLatn:
      'Neko je, vjerovatno vi, zatražio nalog sa ovom imejl adresom. Nalog već imate: prijavite se ovom adresom. Ako ste zaboravili lozinku, novu zatražite na stranici za prijavu. Ako to niste bili vi, ne treba da uradite ništa.',
  },
  confirm: {
    en: 'Confirm the account',
    bs: 'Potvrdi račun',
    hr: 'Potvrdi račun',
    srLatn: 'Potvrdi nalog',
  },
  setPassword: {
    en: 'Set the password',
    bs: 'Postavi lozinku',
    hr: 'Postavi lozinku',
    srLatn: 'Postavi lozinku',
  },
  answer: {
    en: 'Answer',
    bs: 'Odgovori',
    hr: 'Odgovori',
    srLatn: 'Odgovori',
  },
});
