import { texts } from '../../texts.ts';

/** What may go wrong with links of the newsletter. */
export const newsletter = texts({
  link_expired: {
    en: 'Verification link has expired. Please contact our administrators.',
    bs: 'Link za potvrdu je istekao. Obratite se našim administratorima.',
    hr: 'Poveznica za potvrdu je istekla. Obratite se našim administratorima.',
    srLatn: 'Link za potvrdu je istekao. Obratite se našim administratorima.',
  },
  not_in_this_state: {
    en: 'The issue is in another state by now. Reload the page.',
    bs: 'Izdanje je u međuvremenu u drugom stanju. Učitajte stranicu ponovo.',
    hr: 'Izdanje je u međuvremenu u drugom stanju. Ponovno učitajte stranicu.',
    srLatn: 'Izdanje je u međuvremenu u drugom stanju. Učitajte stranicu ponovo.',
  },
  no_subscribers: {
    en: 'Nobody has subscribed yet.',
    bs: 'Još nema pretplatnika.',
    hr: 'Još nema pretplatnika.',
    srLatn: 'Još nema pretplatnika.',
  },
  no_address: {
    en: 'Your account has no e-mail address to send the test to.',
    bs: 'Vaš račun nema e-mail adresu na koju bismo poslali probu.',
    hr: 'Vaš račun nema adresu e-pošte na koju bismo poslali probu.',
    srLatn: 'Vaš nalog nema imejl adresu na koju bismo poslali probu.',
  },
  body_empty: {
    en: 'Write the text in Bosnian.',
    bs: 'Napišite tekst na bosanskom.',
    hr: 'Napišite tekst na bosanskom.',
    srLatn: 'Napišite tekst na bosanskom.',
  },
});
