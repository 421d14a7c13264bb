import { texts } from '../texts.ts';

/** Reading codes with the camera of a phone or with a scanner. */
export const scan = texts({
  intro: {
    en: 'barcodes and QR codes of labels and packages',
    bs: 'barkodovi i QR kodovi s polica i pakovanja',
    hr: 'barkodovi i QR kodovi s polica i pakiranja',
    srLatn: 'bar-kodovi i QR kodovi s polica i pakovanja',
  },
  start: { en: 'Turn the camera on', bs: 'Uključi kameru', hr: 'Uključi kameru', srLatn: 'Uključi kameru' },
  stop: { en: 'Turn the camera off', bs: 'Isključi kameru', hr: 'Isključi kameru', srLatn: 'Isključi kameru' },
  torch: { en: 'Light', bs: 'Svjetlo', hr: 'Svjetlo', srLatn: 'Svjetlo' },
  picture: {
    en: 'Picture of the camera',
    bs: 'Slika s kamere',
    hr: 'Slika s kamere',
    srLatn: 'Slika s kamere',
  },
  read: { en: 'Read: {code}', bs: 'Očitano: {code}', hr: 'Očitano: {code}', srLatn: 'Očitano: {code}' },
  empty: {
    en: 'Nothing has been read yet',
    bs: 'Još ništa nije očitano',
    hr: 'Još ništa nije očitano',
    srLatn: 'Još ništa nije očitano',
  },
  emptyHint: {
    en: 'Hold a code before the camera, use a scanner, or type a code. What was read stays on this device until it is in the cart.',
    bs: 'Prinesite kod kameri, koristite čitač ili upišite šifru. Očitano ostaje na ovom uređaju dok ne ode u korpu.',
    hr: 'Prinesite kod kameri, koristite čitač ili upišite šifru. Očitano ostaje na ovom uređaju dok ne ode u košaricu.',
    srLatn:
      'Prinesite kod kameri, koristite čitač ili upišite šifru. Očitano ostaje na ovom uređaju dok ne ode u korpu.',
  },
  unchecked: {
    en: 'Some of what was read has not been checked yet. Nothing is lost.',
    bs: 'Dio očitanog još nije provjeren. Ništa nije izgubljeno.',
    hr: 'Dio očitanog još nije provjeren. Ništa nije izgubljeno.',
    srLatn: 'Dio očitanog još nije provjeren. Ništa nije izgubljeno.',
  },
  codeOfLine: {
    en: 'Code in line {line}',
    bs: 'Šifra u redu {line}',
    hr: 'Šifra u retku {line}',
    srLatn: 'Šifra u redu {line}',
  },
});

/** Why the camera gives no picture. */
export const cameraError = texts({
  insecure: {
    en: 'The camera works only over a secure connection (https). You can type codes or use a scanner.',
    bs: 'Kamera radi samo preko sigurne veze (https). Šifre možete upisati ili očitati čitačem.',
    hr: 'Kamera radi samo preko sigurne veze (https). Šifre možete upisati ili očitati čitačem.',
    srLatn: 'Kamera radi samo preko bezbjedne veze (https). Šifre možete upisati ili očitati čitačem.',
  },
  missing: {
    en: 'This device has no camera that the browser can use. You can type codes or use a scanner.',
    bs: 'Ovaj uređaj nema kameru koju preglednik može koristiti. Šifre možete upisati ili očitati čitačem.',
    hr: 'Ovaj uređaj nema kameru koju preglednik može koristiti. Šifre možete upisati ili očitati čitačem.',
    srLatn: 'Ovaj uređaj nema kameru koju pregledač može koristiti. Šifre možete upisati ili očitati čitačem.',
  },
  refused: {
    en: 'The browser may not use the camera. Allow it in the settings of the page, or type codes.',
    bs: 'Preglednik ne smije koristiti kameru. Dozvolite je u postavkama stranice ili upišite šifre.',
    hr: 'Preglednik ne smije koristiti kameru. Dopustite je u postavkama stranice ili upišite šifre.',
    srLatn: 'Pregledač ne smije koristiti kameru. Dozvolite je u podešavanjima stranice ili upišite šifre.',
  },
  busy: {
    en: 'Another program is using the camera. Close it and try again, or type codes.',
    bs: 'Kameru koristi drugi program. Zatvorite ga i pokušajte ponovo ili upišite šifre.',
    hr: 'Kameru koristi drugi program. Zatvorite ga i pokušajte ponovno ili upišite šifre.',
    srLatn: 'Kameru koristi drugi program. Zatvorite ga i pokušajte ponovo ili upišite šifre.',
  },
  failed: {
    en: 'The camera could not be started. Try again, or type codes.',
    bs: 'Kamera se nije mogla uključiti. Pokušajte ponovo ili upišite šifre.',
    hr: 'Kamera se nije mogla uključiti. Pokušajte ponovno ili upišite šifre.',
    srLatn: 'Kamera nije mogla da se uključi. Pokušajte ponovo ili upišite šifre.',
  },
});
