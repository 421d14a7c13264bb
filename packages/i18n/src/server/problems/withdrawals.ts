import { texts } from '../../texts.ts';

/** Withdrawals from a purchase. */
export const withdrawals = texts({
  not_possible: {
    en: 'There is nothing left to withdraw from in this order.',
    bs: 'U ovoj narudžbi više nema od čega odustati.',
    hr: 'U ovoj narudžbi više nema od čega odustati.',
    srLatn: 'U ovoj porudžbini više nema od čega da se odustane.',
  },
  above_line: {
    en: '{title}: you can withdraw from {left} pieces at most.',
    bs: '{title}: odustati možete od najviše {left} kom.',
    hr: '{title}: odustati možete od najviše {left} kom.',
    srLatn: '{title}: odustati možete od najviše {left} kom.',
  },
});
