import { texts } from '../../texts.ts';

/** The request itself: its form, size, rate and repetition. */
export const request = texts({
  invalid: {
    en: 'Entered data is not valid!',
    bs: 'Uneseni podaci nisu ispravni!',
    hr: 'Uneseni podaci nisu ispravni!',
    srLatn: 'Uneseni podaci nisu ispravni!',
  },
  malformed: {
    en: 'The request could not be read.',
    bs: 'Zahtjev nije moguće pročitati.',
    hr: 'Zahtjev nije moguće pročitati.',
    srLatn: 'Zahtjev nije moguće pročitati.',
  },
  too_large: {
    en: 'The request is too large.',
    bs: 'Zahtjev je prevelik.',
    hr: 'Zahtjev je prevelik.',
    srLatn: 'Zahtjev je prevelik.',
  },
  headers_too_large: {
    en: 'The headers of the request are too large.',
    bs: 'Zaglavlja zahtjeva su prevelika.',
    hr: 'Zaglavlja zahtjeva su prevelika.',
    srLatn: 'Zaglavlja zahtjeva su prevelika.',
  },
  too_slow: {
    en: 'The request did not arrive in time. Try again.',
    bs: 'Zahtjev nije stigao na vrijeme. Pokušajte ponovo.',
    hr: 'Zahtjev nije stigao na vrijeme. Pokušajte ponovno.',
    srLatn: 'Zahtjev nije stigao na vrijeme. Pokušajte ponovo.',
  },
  unsupported_type: {
    en: 'This kind of content is not accepted.',
    bs: 'Ova vrsta sadržaja nije podržana.',
    hr: 'Ova vrsta sadržaja nije podržana.',
    srLatn: 'Ova vrsta sadržaja nije podržana.',
  },
  uri_too_long: {
    en: 'The address is too long.',
    bs: 'Adresa je predugačka.',
    hr: 'Adresa je predugačka.',
    srLatn: 'Adresa je predugačka.',
  },
  not_found: {
    en: 'Requested page not found',
    bs: 'Tražena stranica nije pronađena',
    hr: 'Tražena stranica nije pronađena',
    srLatn: 'Tražena stranica nije pronađena',
  },
  too_many: {
    en: 'Too many requests. Try again in {seconds} s.',
    bs: 'Previše zahtjeva. Pokušajte ponovo za {seconds} s.',
    hr: 'Previše zahtjeva. Pokušajte ponovno za {seconds} s.',
    srLatn: 'Previše zahtjeva. Pokušajte ponovo za {seconds} s.',
    srCyrl: 'Превише захтјева. Покушајте поново за {seconds} s.',
  },
  proof_required: {
    en:
      'Many such requests have come from your connection, and this browser could not complete the security check. Try again in ' +
      '{minutes} min or with a newer browser, or call us.',
    bs:
      'S vaše mreže je stiglo mnogo ovakvih zahtjeva, a ovaj preglednik nije mogao obaviti sigurnosnu provjeru. Pokušajte ponovo za ' +
      '{minutes} min ili u novijem pregledniku, ili nas nazovite.',
    hr:
      'S vaše mreže stiglo je mnogo ovakvih zahtjeva, a ovaj preglednik nije mogao obaviti sigurnosnu provjeru. Pokušajte ponovno za ' +
      '{minutes} min ili u novijem pregledniku, ili nas nazovite.',
    srLatn:
      'S vaše mreže je stiglo mnogo ovakvih zahtjeva, a ovaj pregledač nije mogao obaviti bezbjednosnu provjeru. Pokušajte ponovo za ' +
      '{minutes} min ili u novijem pregledaču, ili nas pozovite.',
  },
  key_invalid: {
    en: 'The Idempotency-Key is not valid.',
    bs: 'Ključ ponavljanja nije ispravan.',
    hr: 'Ključ ponavljanja nije ispravan.',
    srLatn: 'Ključ ponavljanja nije ispravan.',
  },
  key_reused: {
    en: 'The same key was used for another request.',
    bs: 'Isti ključ je već iskorišten za drugi zahtjev.',
    hr: 'Isti ključ je već iskorišten za drugi zahtjev.',
    srLatn: 'Isti ključ je već iskorišćen za drugi zahtjev.',
  },
  unavailable: {
    en: 'The service is not available just now. Try again in a moment.',
    bs: 'Usluga trenutno nije dostupna. Pokušajte ponovo za trenutak.',
    hr: 'Usluga trenutačno nije dostupna. Pokušajte ponovno za trenutak.',
    srLatn: 'Usluga trenutno nije dostupna. Pokušajte ponovo za trenutak.',
  },
  failed: {
    en: 'Something went wrong. Try again.',
    bs: 'Nešto nije u redu. Pokušajte ponovo.',
    hr: 'Nešto nije u redu. Pokušajte ponovno.',
    srLatn: 'Nešto nije u redu. Pokušajte ponovo.',
  },
  work_waiting: {
    en: 'Many files are being worked on just now. Try again in {seconds} s.',
    bs: 'Trenutno se obrađuje mnogo datoteka. Pokušajte ponovo za {seconds} s.',
    hr: 'Trenutačno se obrađuje mnogo datoteka. Pokušajte ponovno za {seconds} s.',
    srLatn: 'Trenutno se obrađuje mnogo datoteka. Pokušajte ponovo za {seconds} s.',
    srCyrl: 'Тренутно се обрађује много датотека. Покушајте поново за {seconds} s.',
  },
  file_too_large: {
    en: 'The file would be larger than {size} MB. Choose fewer rows or columns, or CSV.',
    bs: 'Datoteka bi bila veća od {size} MB. Izaberite manje redova ili kolona, ili CSV.',
    hr: 'Datoteka bi bila veća od {size} MB. Odaberite manje redaka ili stupaca, ili CSV.',
    srLatn: 'Datoteka bi bila veća od {size} MB. Izaberite manje redova ili kolona, ili CSV.',
  },
});
