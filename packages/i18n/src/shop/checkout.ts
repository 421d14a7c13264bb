import { texts } from '../texts.ts';

/** Checkout and the confirmation after it. */
export const checkout = texts({
  title: { en: 'Checkout', bs: 'Naručivanje', hr: 'Naručivanje', srLatn: 'Poručivanje' },
  secure: { en: 'Secure connection', bs: 'Sigurna veza', hr: 'Sigurna veza', srLatn: 'Bezbjedna veza' },
  backToCart: { en: 'Back to the cart', bs: 'Nazad u korpu', hr: 'Natrag u košaricu', srLatn: 'Nazad u korpu' },
  newAddress: { en: 'New address', bs: 'Nova adresa', hr: 'Nova adresa', srLatn: 'Nova adresa' },
});
