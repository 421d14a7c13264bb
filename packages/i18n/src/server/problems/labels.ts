import { texts } from '../../texts.ts';

/** Labels for the places where a customer keeps goods. */
export const labels = texts({
  nothing_to_print: {
    en: 'There is no product here to print a label for.',
    bs: 'Ovdje nema artikla za koji bi se štampala naljepnica.',
    hr: 'Ovdje nema artikla za koji bi se tiskala naljepnica.',
    srLatn: 'Ovdje nema artikla za koji bi se štampala naljepnica.',
  },
  too_many: {
    en: 'At most {maximum} labels can be printed at once. Print them from saved carts.',
    bs: 'Odjednom je moguće štampati najviše {maximum} naljepnica. Štampajte ih iz sačuvanih korpi.',
    hr: 'Odjednom je moguće tiskati najviše {maximum} naljepnica. Tiskajte ih iz spremljenih košarica.',
    srLatn: 'Odjednom je moguće štampati najviše {maximum} naljepnica. Štampajte ih iz sačuvanih korpi.',
  },
});
