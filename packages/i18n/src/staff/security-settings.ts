import { texts } from '../texts.ts';

/** The settings of the log-in. */
export const securitySettings = texts({
  security: { en: 'Security', bs: 'Sigurnost', hr: 'Sigurnost', srLatn: 'Bezbjednost' },
  secondFactor: {
    en: 'Second factor of staff',
    bs: 'Drugi faktor za osoblje',
    hr: 'Drugi faktor za osoblje',
    srLatn: 'Drugi faktor za osoblje',
  },
  secondFactorHint: {
    en: 'Besides the password, the log-in asks for a code of an app or a passkey. Who has set one up is always asked for it.',
    bs: 'Uz lozinku se pri prijavi traži kod iz aplikacije ili pristupni ključ. Ko ga ima, uvijek ga koristi.',
    hr: 'Uz lozinku se pri prijavi traži kod iz aplikacije ili pristupni ključ. Tko ga ima, uvijek ga koristi.',
    srLatn: 'Uz lozinku se pri prijavi traži kod iz aplikacije ili pristupni ključ. Ko ga ima, uvijek ga koristi.',
  },
  secondFactor_required: {
    en: 'Required: without one nobody works in the back office',
    bs: 'Obavezan: bez njega niko ne radi u administraciji',
    hr: 'Obvezan: bez njega nitko ne radi u administraciji',
    srLatn: 'Obavezan: bez njega niko ne radi u administraciji',
  },
  secondFactor_offered: {
    en: 'Offered: everyone decides',
    bs: 'Ponuđen: svako odlučuje sam',
    hr: 'Ponuđen: svatko odlučuje sam',
    srLatn: 'Ponuđen: svako odlučuje sam',
  },
  secondFactor_off: { en: 'Not offered', bs: 'Nije ponuđen', hr: 'Nije ponuđen', srLatn: 'Nije ponuđen' },
});
