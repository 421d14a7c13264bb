import type { Phrase } from '../texts/phrase.ts';

type Choice = readonly Phrase[];

/** Sentences of descriptions; `{…}` are measures and names, never words that would have to agree. */
export const dilution: Choice = [
  [
    'Razrjeđuje se 1:{n}, to jest {ml} ml na litar vode.',
    'Dilute 1:{n}, that is {ml} ml per litre of water.',
    'Razrjeđuje se 1:{n}, to jest {ml} ml po litri vode.',
  ],
  [
    'Za redovnu upotrebu dovoljno je {ml} ml na litar vode (1:{n}).',
    'For regular use {ml} ml per litre of water (1:{n}) is enough.',
    'Za redovitu uporabu dovoljno je {ml} ml po litri vode (1:{n}).',
  ],
  [
    'Preporučeno razrjeđenje je 1:{n}; za jače zaprljane površine doza se udvostručuje.',
    'The recommended dilution is 1:{n}; double the dose for heavier soiling.',
  ],
];

export const ready: Choice = [
  ['Gotovo je za upotrebu i ne razrjeđuje se.', 'Ready to use, not to be diluted.'],
  [
    'Koristi se nerazrijeđeno, direktno iz ambalaže.',
    'Used undiluted, straight from the container.',
    'Koristi se nerazrijeđeno, izravno iz ambalaže.',
  ],
];

export const acidic: Choice = [
  [
    'Reakcija je kisela (pH {ph}), zato se ne koristi na mramoru i drugom kamenu osjetljivom na kiseline.',
    'The reaction is acidic (pH {ph}), so do not use on marble or other acid-sensitive stone.',
  ],
];

export const alkaline: Choice = [
  [
    'Reakcija je alkalna (pH {ph}); aluminij i lakirane površine prvo isprobajte na skrivenom mjestu.',
    'The reaction is alkaline (pH {ph}); test aluminium and painted surfaces in a hidden place first.',
  ],
];

export const neutral: Choice = [
  ['pH vrijednost {ph} čuva površinu i ruke.', 'A pH value of {ph} is gentle on surfaces and hands.'],
];

export const contact: Choice = [
  ['Djelovanje: {effect}. Vrijeme djelovanja: {time}.', 'Effect: {effect}. Contact time: {time}.'],
];

export const packs: Readonly<Record<string, Phrase>> = {
  kut: ['U kutiji je {n} {unit}.', 'A box holds {n} {unit}.'],
  kart: ['U kartonu je {n} {unit}.', 'A carton holds {n} {unit}.'],
  pak: ['U pakovanju je {n} {unit}.', 'A pack holds {n} {unit}.'],
};

export const multiples: Choice = [
  ['Prodaje se samo u punim pakovanjima od {n} {unit}.', 'Sold in full packs of {n} {unit} only.'],
  [
    'Naručuje se u višekratniku od {n} {unit}.',
    'Ordered in multiples of {n} {unit}.',
    undefined,
    'Naručuje se kao umnožak od {n} {unit}.',
  ],
];

export const warranty: Choice = [
  [
    'Garancija: {n} mjeseci, uz servis u Mostaru, Sarajevu i Banjoj Luci.',
    'Warranty: {n} months, with service in Mostar, Sarajevo and Banja Luka.',
    'Jamstvo: {n} mjeseci, uz servis u Mostaru, Sarajevu i Banjoj Luci.',
  ],
];

export const onRequest: Choice = [
  [
    'Cijena i rok isporuke na upit: pošaljite zahtjev i javljamo se isti radni dan.',
    'Price and delivery time on request: send an enquiry and we reply the same working day.',
  ],
];

export const dangerous: Choice = [
  [
    'Prije upotrebe pročitajte etiketu i sigurnosno-tehnički list te nosite zaštitne rukavice i naočale.',
    'Read the label and the safety data sheet before use and wear protective gloves and glasses.',
    undefined,
    'Prije upotrebe pročitajte etiketu i bezbjednosni list i nosite zaštitne rukavice i naočare.',
  ],
  [
    'Opasna mješavina: obavezna je lična zaštitna oprema navedena u sigurnosno-tehničkom listu.',
    'Hazardous mixture: the personal protective equipment named in the safety data sheet is mandatory.',
    'Opasna smjesa: obvezna je osobna zaštitna oprema navedena u sigurnosno-tehničkom listu.',
    'Opasna smješa: obavezna je lična zaštitna oprema navedena u bezbjednosnom listu.',
  ],
];
