import type { Phrase } from '../texts/phrase.ts';

/** What the drawings of a kind show, by their kind. Kinds that are not named have no description, as in any shop. */
export const pictureTexts: Readonly<Record<string, Phrase>> = {
  'canister-5l': [
    'Bijeli kanister od 5 litara s ručkom i etiketom',
    'White 5-litre canister with a handle and a label',
    'Bijeli kanistar od 5 litara s ručkom i etiketom',
    'Bijeli kanister od 5 litara sa ručkom i etiketom',
  ],
  'round-bottle': [
    'Okrugla boca s navojnim čepom i etiketom',
    'Round bottle with a screw cap and a label',
    'Okrugla boca s navojnim čepom i etiketom',
    'Okrugla boca sa navojnim čepom i etiketom',
  ],
  'jerrycan-20l': [
    'Plavi kanister od 20 litara, pogled sprijeda',
    'Blue 20-litre jerrycan, seen from the front',
    'Plavi kanistar od 20 litara, pogled sprijeda',
    'Plavi kanister od 20 litara, pogled sprijeda',
  ],
  'spray-bottle': [
    'Boca s raspršivačem i mlaznicom',
    'Bottle with a trigger and a spray nozzle',
    'Boca s raspršivačem i mlaznicom',
    'Boca sa raspršivačem i mlaznicom',
  ],
  'pump-bottle': [
    'Boca s pumpicom za doziranje',
    'Bottle with a dosing pump',
    'Boca s pumpicom za doziranje',
    'Boca sa pumpicom za doziranje',
  ],
  helmet: [
    'Zaštitna kaciga s vizirom i otvorima za zrak, sa strane',
    'Safety helmet with a peak and air vents, from the side',
    'Zaštitna kaciga s vizirom i otvorima za zrak, sa strane',
    'Zaštitni šlem sa vizirom i otvorima za vazduh, sa strane',
  ],
  'disposable-glove': [
    'Tanka rukavica za jednokratnu upotrebu, dlan i prsti',
    'Thin disposable glove, palm and fingers',
    'Tanka rukavica za jednokratnu uporabu, dlan i prsti',
    'Tanka rukavica za jednokratnu upotrebu, dlan i prsti',
  ],
  'microfibre-cloth': [
    'Složena krpa od mikrovlakana',
    'Folded microfibre cloth',
    'Složena krpa od mikrovlakana',
    'Složena krpa od mikrovlakana',
  ],
  'scrubber-dryer': [
    'Mašina za pranje podova s upravljačkom ručkom, rezervoarom i četkama',
    'Scrubber-dryer with a handlebar, tank and brushes',
    'Stroj za pranje podova s upravljačkom ručkom, spremnikom i četkama',
    'Mašina za pranje podova sa upravljačkom ručkom, rezervoarom i četkama',
  ],
  'bucket-trolley': [
    'Kolica s dvije kante i presom za mop',
    'Trolley with two buckets and a mop press',
    'Kolica s dvije kante i prešom za mop',
    'Kolica sa dvije kante i presom za mop',
  ],
  'ffp-mask': [
    'Zaštitna polumaska s trakama i ventilom',
    'Protective half mask with straps and a valve',
    'Zaštitna polumaska s trakama i ventilom',
    'Zaštitna polumaska sa trakama i ventilom',
  ],
  'safety-boot': [
    'Visoka zaštitna čizma s ojačanim vrhom',
    'High safety boot with a reinforced toe cap',
    'Visoka zaštitna čizma s ojačanim vrhom',
    'Visoka zaštitna čizma sa ojačanim vrhom',
  ],
};
