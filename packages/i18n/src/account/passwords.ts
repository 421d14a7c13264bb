import { texts } from '../texts.ts';

/** Pages on which a password is set. */
export const passwords = texts({
  forgotIntro: {
    en: 'Type the e-mail address of your user account. We send a link to set a new password.',
    bs: 'Upišite e-mail adresu korisničkog računa. Poslat ćemo link za postavljanje nove lozinke.',
    hr: 'Upišite adresu e-pošte korisničkog računa. Poslat ćemo poveznicu za postavljanje nove lozinke.',
    srLatn: 'Upišite imejl adresu korisničkog naloga. Poslaćemo link za postavljanje nove lozinke.',
  },
  sendLink: {
    en: 'Send the link',
    bs: 'Pošalji link',
    hr: 'Pošalji poveznicu',
    srLatn: 'Pošalji link',
  },
  sentText: {
    en: 'If we know {email}, we have sent a link to it. It works once, for two hours. Look among unwanted mail as well.',
    bs: 'Ako imamo korisnika s adresom {email}, poslali smo mu link. Važi jednom, dva sata. Pogledajte i neželjenu poštu.',
    hr: 'Ako imamo korisnika s adresom {email}, poslali smo mu poveznicu. Vrijedi jednom, dva sata. Pogledajte i neželjenu poštu.',
    srLatn:
      'Ako imamo korisnika sa adresom {email}, poslali smo mu link. Važi jednom, dva sata. Pogledajte i neželjenu poštu.',
  },
  otherAddress: {
    en: 'Try another address',
    bs: 'Pokušaj s drugom adresom',
    hr: 'Pokušaj s drugom adresom',
    srLatn: 'Pokušaj sa drugom adresom',
  },
  resetIntro: {
    en: 'Choose a password that you use nowhere else.',
    bs: 'Izaberite lozinku koju ne koristite nigdje drugdje.',
    hr: 'Odaberite lozinku koju ne upotrebljavate nigdje drugdje.',
    srLatn: 'Izaberite lozinku koju ne koristite nigdje drugo.',
  },
  welcome: {
    en: 'Welcome, {name}.',
    bs: 'Dobro došli, {name}.',
    hr: 'Dobro došli, {name}.',
    srLatn: 'Dobro došli, {name}.',
  },
  welcomeCompany: {
    en: 'You order for {company}. Choose a password and you can begin.',
    bs: 'Naručujete za: {company}. Izaberite lozinku i možete početi.',
    hr: 'Naručujete za: {company}. Odaberite lozinku i možete početi.',
    srLatn: 'Poručujete za: {company}. Izaberite lozinku i možete da počnete.',
  },
  hint: {
    en: 'At least {count} characters. Several unrelated words are easy to remember and hard to guess.',
    bs: 'Najmanje {count} znakova. Nekoliko nepovezanih riječi lako je zapamtiti, a teško pogoditi.',
    hr: 'Najmanje {count} znakova. Nekoliko nepovezanih riječi lako je zapamtiti, a teško pogoditi.',
    srLatn: 'Najmanje {count} znakova. Nekoliko nepovezanih riječi lako je zapamtiti, a teško pogoditi.',
  },
  set: {
    en: 'Set the password',
    bs: 'Postavi lozinku',
    hr: 'Postavi lozinku',
    srLatn: 'Postavi lozinku',
  },
  isSet: {
    en: 'The password is set, and you are logged in.',
    bs: 'Lozinka je postavljena i prijavljeni ste.',
    hr: 'Lozinka je postavljena i prijavljeni ste.',
    srLatn: 'Lozinka je postavljena i prijavljeni ste.',
  },
  expired: {
    en: 'Verification link has expired. Please contact our administrators',
    bs: 'Link za potvrdu je istekao. Obratite se našim administratorima',
    hr: 'Poveznica za potvrdu je istekla. Obratite se našim administratorima',
    srLatn: 'Link za potvrdu je istekao. Obratite se našim administratorima',
  },
  expiredAsk: {
    en: 'Do you have an account? Ask for a new link.',
    bs: 'Imate korisnički račun? Zatražite novi link.',
    hr: 'Imate korisnički račun? Zatražite novu poveznicu.',
    srLatn: 'Imate korisnički nalog? Zatražite novi link.',
  },
  newLink: {
    en: 'Ask for a new link',
    bs: 'Zatraži novi link',
    hr: 'Zatraži novu poveznicu',
    srLatn: 'Zatraži novi link',
  },
  done: {
    en: 'Your password has been set. Open sessions on other devices were ended.',
    bs: 'Lozinka je postavljena. Prijave na drugim uređajima su završene.',
    hr: 'Lozinka je postavljena. Prijave na drugim uređajima su završene.',
    srLatn: 'Lozinka je postavljena. Prijave na drugim uređajima su završene.',
  },
});
