import { texts } from '../texts.ts';

/** Requests for accounts: the dialogs in which staff decide. */
export const accountApproval = texts({
  approve: {
    en: 'Approve',
    bs: 'Odobri',
    hr: 'Odobri',
    srLatn: 'Odobri',
  },
  ask: {
    en: 'Ask back',
    bs: 'Zatraži dopunu',
    hr: 'Zatraži dopunu',
    srLatn: 'Zatraži dopunu',
  },
  reject: {
    en: 'Reject',
    bs: 'Odbij',
    hr: 'Odbij',
    srLatn: 'Odbij',
  },
  question: {
    en: 'Question to the applicant',
    bs: 'Pitanje podnosiocu',
    hr: 'Pitanje podnositelju',
    srLatn: 'Pitanje podnosiocu',
  },
  questionHint: {
    en: 'It is mailed; the applicant answers by a link.',
    bs: 'Šalje se e-mailom; podnosilac odgovara preko linka.',
    hr: 'Šalje se e-poštom; podnositelj odgovara preko poveznice.',
    srLatn: 'Šalje se imejlom; podnosilac odgovara preko linka.',
  },
  reason: {
    en: 'Reason',
    bs: 'Razlog',
    hr: 'Razlog',
    srLatn: 'Razlog',
  },
  reasonHint: {
    en: 'The applicant reads it in the mail.',
    bs: 'Podnosilac ga čita u e-mailu.',
    hr: 'Podnositelj ga čita u e-pošti.',
    srLatn: 'Podnosilac ga čita u imejlu.',
  },
  creates: {
    en: 'Creates a new company with one user and its first delivery address, and mails a link to {email} that sets the password.',
    bs: 'Otvara novu firmu s jednim korisnikom i prvom adresom dostave i šalje na {email} link za postavljanje lozinke.',
    hr: 'Otvara novu tvrtku s jednim korisnikom i prvom adresom dostave i šalje na {email} poveznicu za postavljanje lozinke.',
    srLatn:
      'Otvara novu firmu sa jednim korisnikom i prvom adresom dostave i šalje na {email} link za postavljanje lozinke.',
  },
  joins: {
    en: 'Adds one user to {company} and mails a link to {email} that sets the password. The terms of the company stay as they are.',
    bs: 'Dodaje korisnika firmi {company} i šalje na {email} link za postavljanje lozinke. Uslovi firme ostaju isti.',
    hr: 'Dodaje korisnika tvrtki {company} i šalje na {email} poveznicu za postavljanje lozinke. Uvjeti tvrtke ostaju isti.',
    srLatn:
      'Dodaje korisnika firmi {company} i šalje na {email} link za postavljanje lozinke. Uslovi firme ostaju isti.',
  },
  joinCompany: {
    en: 'Company of the user',
    bs: 'Firma korisnika',
    hr: 'Tvrtka korisnika',
    srLatn: 'Firma korisnika',
  },
  newCompany: {
    en: 'New: {company}',
    bs: 'Nova: {company}',
    hr: 'Nova: {company}',
    srLatn: 'Nova: {company}',
  },
  terms: {
    en: 'Terms',
    bs: 'Uslovi',
    hr: 'Uvjeti',
    srLatn: 'Uslovi',
  },
  paymentTermDays: {
    en: 'Payment term in days',
    bs: 'Rok plaćanja u danima',
    hr: 'Rok plaćanja u danima',
    srLatn: 'Rok plaćanja u danima',
  },
  discount: {
    en: 'Discount on everything',
    bs: 'Rabat na sve',
    hr: 'Rabat na sve',
    srLatn: 'Rabat na sve',
  },
  role: {
    en: 'Role',
    bs: 'Uloga',
    hr: 'Uloga',
    srLatn: 'Uloga',
  },
  rights: {
    en: 'Rights and limits',
    bs: 'Prava i limiti',
    hr: 'Prava i limiti',
    srLatn: 'Prava i limiti',
  },
  noRepresentative: {
    en: 'None yet',
    bs: 'Još niko',
    hr: 'Još nitko',
    srLatn: 'Još niko',
  },
  percentError: {
    en: 'A number from 0 to 90.',
    bs: 'Broj od 0 do 90.',
    hr: 'Broj od 0 do 90.',
    srLatn: 'Broj od 0 do 90.',
  },
  daysError: {
    en: 'A whole number from 0 to 365.',
    bs: 'Cijeli broj od 0 do 365.',
    hr: 'Cijeli broj od 0 do 365.',
    srLatn: 'Cio broj od 0 do 365.',
  },
});
