import { texts } from '../../texts.ts';

/** Settings of the shop in the audit log, as the page of settings calls them. */
export const auditSetting = texts({
  shopMode: { en: 'Who may buy', bs: 'Ko može kupovati', hr: 'Tko može kupovati', srLatn: 'Ko može da kupuje' },
  freeShippingEnabled: {
    en: 'Free delivery',
    bs: 'Besplatna dostava',
    hr: 'Besplatna dostava',
    srLatn: 'Besplatna dostava',
  },
  freeShippingAmount: {
    en: 'Free delivery from',
    bs: 'Besplatna dostava od iznosa',
    hr: 'Besplatna dostava od iznosa',
    srLatn: 'Besplatna dostava od iznosa',
  },
  allowOrderingStockZero: {
    en: 'Pre-orders of what is not in stock',
    bs: 'Prednarudžbe onoga čega nema na stanju',
    hr: 'Prednarudžbe onoga čega nema na zalihi',
    srLatn: 'Pretporudžbine onoga čega nema na stanju',
  },
  breaksCountVariationsTogether: {
    en: 'Sizes and colours add up for quantity prices',
    bs: 'Veličine i boje se zbrajaju za količinske cijene',
    hr: 'Veličine i boje se zbrajaju za količinske cijene',
    srLatn: 'Veličine i boje se sabiraju za količinske cijene',
  },
  useDefaultLanguage: {
    en: 'Everyone gets the default language',
    bs: 'Svi dobijaju zadani jezik',
    hr: 'Svi dobivaju zadani jezik',
    srLatn: 'Svi dobijaju podrazumijevani jezik',
  },
  defaultLanguage: { en: 'Default language', bs: 'Zadani jezik', hr: 'Zadani jezik', srLatn: 'Podrazumijevani jezik' },
  languages: {
    en: 'Languages of the shop',
    bs: 'Jezici prodavnice',
    hr: 'Jezici trgovine',
    srLatn: 'Jezici prodavnice',
  },
  cardPaymentsEnabled: {
    en: 'Card payments',
    bs: 'Kartično plaćanje',
    hr: 'Kartično plaćanje',
    srLatn: 'Kartično plaćanje',
  },
  newArticleDays: {
    en: 'Days as a new product',
    bs: 'Dana kao novi artikal',
    hr: 'Dana kao novi artikl',
    srLatn: 'Dana kao novi artikal',
  },
  withdrawalDays: {
    en: 'Days to withdraw from a purchase',
    bs: 'Dana za odustanak od kupovine',
    hr: 'Dana za odustanak od kupnje',
    srLatn: 'Dana za odustanak od kupovine',
  },
  consumerShopUrl: {
    en: 'Shop for private customers',
    bs: 'Prodavnica za građane',
    hr: 'Trgovina za građane',
    srLatn: 'Prodavnica za građane',
  },
  orderMailAddresses: {
    en: 'Who is mailed new orders',
    bs: 'Kome stižu nove narudžbe',
    hr: 'Kome stižu nove narudžbe',
    srLatn: 'Kome stižu nove porudžbine',
  },
  guestOrders: { en: 'Orders of guests', bs: 'Narudžbe gostiju', hr: 'Narudžbe gostiju', srLatn: 'Porudžbine gostiju' },
  lines: { en: 'Lines of an order', bs: 'Stavki u narudžbi', hr: 'Stavki u narudžbi', srLatn: 'Stavki u porudžbini' },
  total: { en: 'Total of an order', bs: 'Iznos narudžbe', hr: 'Iznos narudžbe', srLatn: 'Iznos porudžbine' },
  openOrders: {
    en: 'Open orders',
    bs: 'Otvorene narudžbe',
    hr: 'Otvorene narudžbe',
    srLatn: 'Otvorene porudžbine',
  },
  openTotal: {
    en: 'Total of open orders',
    bs: 'Iznos otvorenih narudžbi',
    hr: 'Iznos otvorenih narudžbi',
    srLatn: 'Iznos otvorenih porudžbina',
  },
  ordersPerHour: {
    en: 'Orders an hour',
    bs: 'Narudžbi na sat',
    hr: 'Narudžbi na sat',
    srLatn: 'Porudžbina na sat',
  },
  confirmHours: {
    en: 'Hours to confirm',
    bs: 'Sati za potvrdu',
    hr: 'Sati za potvrdu',
    srLatn: 'Sati za potvrdu',
  },
  debtorsAtCheckout: {
    en: 'Orders of companies with overdue debt',
    bs: 'Narudžbe firmi s dugom van valute',
    hr: 'Narudžbe tvrtki s dugom izvan valute',
    srLatn: 'Porudžbine firmi sa dugom van valute',
  },
  deliveryCities: {
    en: 'Towns of own delivery',
    bs: 'Mjesta vlastite dostave',
    hr: 'Mjesta vlastite dostave',
    srLatn: 'Mjesta sopstvene dostave',
  },
  orderCutOffHour: {
    en: 'Orders until, hour',
    bs: 'Narudžbe do, sat',
    hr: 'Narudžbe do, sat',
    srLatn: 'Porudžbine do, sat',
  },
  daysOff: { en: 'Days off', bs: 'Neradni dani', hr: 'Neradni dani', srLatn: 'Neradni dani' },
  staffSecondFactor: {
    en: 'Second factor of staff',
    bs: 'Drugi faktor osoblja',
    hr: 'Drugi faktor osoblja',
    srLatn: 'Drugi faktor osoblja',
  },
  homeSections: {
    en: 'Sections of Home',
    bs: 'Dijelovi početne stranice',
    hr: 'Dijelovi početne stranice',
    srLatn: 'Dijelovi početne stranice',
  },
});

/** Values that are a choice, by setting and value. */
export const auditChoice = texts({
  shopMode_open: {
    en: 'Open for guests and private customers',
    bs: 'Otvorena za goste i fizička lica',
    hr: 'Otvorena za goste i fizičke osobe',
    srLatn: 'Otvorena za goste i fizička lica',
  },
  shopMode_closed: { en: 'Companies only', bs: 'Samo za firme', hr: 'Samo za tvrtke', srLatn: 'Samo za firme' },
  debtorsAtCheckout_off: {
    en: 'As all others',
    bs: 'Kao i sve druge',
    hr: 'Kao i sve druge',
    srLatn: 'Kao i sve druge',
  },
  debtorsAtCheckout_warn: {
    en: 'Taken, with a notice',
    bs: 'Primaju se, uz napomenu',
    hr: 'Primaju se, uz napomenu',
    srLatn: 'Primaju se, uz napomenu',
  },
  debtorsAtCheckout_stop: {
    en: 'Not taken until the debt is paid',
    bs: 'Ne primaju se dok dug nije plaćen',
    hr: 'Ne primaju se dok dug nije plaćen',
    srLatn: 'Ne primaju se dok dug nije plaćen',
  },
  staffSecondFactor_required: { en: 'Required', bs: 'Obavezan', hr: 'Obavezan', srLatn: 'Obavezan' },
  staffSecondFactor_offered: { en: 'Offered', bs: 'Ponuđen', hr: 'Ponuđen', srLatn: 'Ponuđen' },
  staffSecondFactor_off: { en: 'Not offered', bs: 'Nije ponuđen', hr: 'Nije ponuđen', srLatn: 'Nije ponuđen' },
  state_in_use: { en: 'In use', bs: 'U upotrebi', hr: 'U uporabi', srLatn: 'U upotrebi' },
  state_in_service: { en: 'At the service', bs: 'Na servisu', hr: 'Na servisu', srLatn: 'Na servisu' },
  state_retired: { en: 'Retired', bs: 'Van upotrebe', hr: 'Izvan uporabe', srLatn: 'Van upotrebe' },
});
