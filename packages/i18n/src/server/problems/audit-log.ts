import { texts } from '../../texts.ts';

/** The audit log. */
export const auditLog = texts({
  too_many_for_sheet: {
    en: 'A spreadsheet takes {maximum} entries at most. Narrow the list.',
    bs: 'Tabela prima najviše {maximum} zapisa. Suzite listu.',
    hr: 'Tablica prima najviše {maximum} zapisa. Suzite popis.',
    srLatn: 'Tabela prima najviše {maximum} zapisa. Suzite listu.',
  },
});
