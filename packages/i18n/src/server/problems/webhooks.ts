import { texts } from '../../texts.ts';

/** Messages to other programs. */
export const webhooks = texts({
  https_only: {
    en: 'Enter an address that begins with https:. Orders have to be encrypted on their way.',
    bs: 'Upišite adresu koja počinje s https:. Narudžbe na putu moraju biti šifrirane.',
    hr: 'Upišite adresu koja počinje s https:. Narudžbe na putu moraju biti šifrirane.',
    srLatn: 'Unesite adresu koja počinje sa https:. Porudžbine na putu moraju biti šifrovane.',
    srCyrl: 'Унесите адресу која почиње са HTTPS. Поруџбине на путу морају бити шифроване.',
  },
});
