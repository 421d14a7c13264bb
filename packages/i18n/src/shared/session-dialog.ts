import { texts } from '../texts.ts';

/** The dialog over a page whose session has expired. */
export const sessionDialog = texts({
  title: {
    en: 'Your session has expired',
    bs: 'Prijava je istekla',
    hr: 'Prijava je istekla',
    srLatn: 'Prijava je istekla',
  },
  notMe: {
    en: 'I am not {name}, log me out',
    bs: 'Nisam {name}, odjavi me',
    hr: 'Nisam {name}, odjavi me',
    srLatn: 'Nisam {name}, odjavi me',
  },
  logInAndGoOn: {
    en: 'Log in and continue',
    bs: 'Prijavi se i nastavi',
    hr: 'Prijavi se i nastavi',
    srLatn: 'Prijavi se i nastavi',
  },
  nothingLost: {
    en: 'Log in again to go on where you stopped. Everything that you typed is kept.',
    bs: 'Prijavite se ponovo da nastavite gdje ste stali. Sve što ste upisali je sačuvano.',
    hr: 'Prijavite se ponovno da nastavite gdje ste stali. Sve što ste upisali je spremljeno.',
    srLatn: 'Prijavite se ponovo da nastavite gdje ste stali. Sve što ste upisali je sačuvano.',
  },
});
