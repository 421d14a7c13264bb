import { texts } from '../texts.ts';

/** The page of a one-time link, on which an administrator makes the own account. */
export const setup = texts({
  title: {
    en: 'Make your administrator account',
    bs: 'Napravite svoj administratorski nalog',
    hr: 'Napravite svoj administratorski račun',
    srLatn: 'Napravite svoj administratorski nalog',
  },
  until: {
    en: 'The link works once, until {until}.',
    bs: 'Link važi jednom, do {until}.',
    hr: 'Poveznica vrijedi jednom, do {until}.',
    srLatn: 'Link važi jednom, do {until}.',
  },
  usernameHint: {
    en: 'At least 3 letters, digits, dots, hyphens or underscores',
    bs: 'Najmanje 3 slova, cifre, tačke, crtice ili donje crte',
    hr: 'Najmanje 3 slova, znamenke, točke, crtice ili donje crte',
    srLatn: 'Najmanje 3 slova, cifre, tačke, crtice ili donje crte',
  },
  passwordHint: {
    en: 'At least 12 characters. Several unrelated words are easy to remember and hard to guess.',
    bs: 'Najmanje 12 znakova. Nekoliko nepovezanih riječi lako je zapamtiti, a teško pogoditi.',
    hr: 'Najmanje 12 znakova. Nekoliko nepovezanih riječi lako je zapamtiti, a teško pogoditi.',
    srLatn: 'Najmanje 12 znakova. Nekoliko nepovezanih riječi lako je zapamtiti, a teško pogoditi.',
  },
  create: {
    en: 'Make the account and log in',
    bs: 'Napravi nalog i prijavi se',
    hr: 'Napravi račun i prijavi se',
    srLatn: 'Napravi nalog i prijavi se',
  },
});
