import { texts } from '../texts.ts';

/** What staff may do, as the matrix of roles names it. */
export const capability = texts({
  viewFigures: { en: 'Start page', bs: 'Početna stranica', hr: 'Početna stranica', srLatn: 'Početna stranica' },
  viewOrders: { en: 'See orders', bs: 'Pregled narudžbi', hr: 'Pregled narudžbi', srLatn: 'Pregled porudžbina' },
  decideOrders: {
    en: 'Decide on orders',
    bs: 'Odlučivanje o narudžbama',
    hr: 'Odlučivanje o narudžbama',
    srLatn: 'Odlučivanje o porudžbinama',
  },
  shipOrders: {
    en: 'Ship orders',
    bs: 'Isporuka narudžbi',
    hr: 'Isporuka narudžbi',
    srLatn: 'Isporuka porudžbina',
  },
  refundPayments: { en: 'Refund payments', bs: 'Povrat novca', hr: 'Povrat novca', srLatn: 'Povraćaj novca' },
  handleComplaints: {
    en: 'Complaints and service',
    bs: 'Reklamacije i servis',
    hr: 'Reklamacije i servis',
    srLatn: 'Reklamacije i servis',
  },
  viewArticles: { en: 'See articles', bs: 'Pregled artikala', hr: 'Pregled artikala', srLatn: 'Pregled artikala' },
  editArticles: {
    en: 'Edit articles',
    bs: 'Uređivanje artikala',
    hr: 'Uređivanje artikala',
    srLatn: 'Uređivanje artikala',
  },
  viewCostPrices: {
    en: 'See purchase prices',
    bs: 'Pregled nabavnih cijena',
    hr: 'Pregled nabavnih cijena',
    srLatn: 'Pregled nabavnih cijena',
  },
  editPromotions: {
    en: 'Promotions, coupons and points',
    bs: 'Akcije, kuponi i bodovi',
    hr: 'Akcije, kuponi i bodovi',
    srLatn: 'Akcije, kuponi i bodovi',
  },
  viewStock: { en: 'See the stock', bs: 'Pregled zaliha', hr: 'Pregled zaliha', srLatn: 'Pregled zaliha' },
  editStock: { en: 'Correct the stock', bs: 'Ispravka zaliha', hr: 'Ispravak zaliha', srLatn: 'Ispravka zaliha' },
  answerRequests: {
    en: 'Requests and reviews',
    bs: 'Upiti i recenzije',
    hr: 'Upiti i recenzije',
    srLatn: 'Upiti i recenzije',
  },
  viewCustomers: { en: 'See customers', bs: 'Pregled kupaca', hr: 'Pregled kupaca', srLatn: 'Pregled kupaca' },
  answerQuestions: {
    en: 'Answer questions',
    bs: 'Odgovori na pitanja',
    hr: 'Odgovori na pitanja',
    srLatn: 'Odgovori na pitanja',
  },
  editCustomers: {
    en: 'Edit customers',
    bs: 'Uređivanje kupaca',
    hr: 'Uređivanje kupaca',
    srLatn: 'Uređivanje kupaca',
  },
  manageAccounts: {
    en: 'Accounts of customers',
    bs: 'Računi kupaca',
    hr: 'Računi kupaca',
    srLatn: 'Nalozi kupaca',
  },
  viewAsCustomer: {
    en: 'See the shop as a customer',
    bs: 'Prodavnica kao kupac',
    hr: 'Trgovina kao kupac',
    srLatn: 'Prodavnica kao kupac',
  },
  orderForCustomers: {
    en: 'Order for customers',
    bs: 'Narudžbe u ime kupca',
    hr: 'Narudžbe u ime kupca',
    srLatn: 'Porudžbine u ime kupca',
  },
  recordVisits: { en: 'Visits', bs: 'Posjete', hr: 'Posjeti', srLatn: 'Posjete' },
  editContractTerms: {
    en: 'Contract prices and discounts',
    bs: 'Ugovorene cijene i rabati',
    hr: 'Ugovorene cijene i rabati',
    srLatn: 'Ugovorene cijene i rabati',
  },
  viewFinance: { en: 'See finance', bs: 'Pregled finansija', hr: 'Pregled financija', srLatn: 'Pregled finansija' },
  editFinance: { en: 'Keep finance', bs: 'Vođenje finansija', hr: 'Vođenje financija', srLatn: 'Vođenje finansija' },
  editContent: { en: 'Content', bs: 'Sadržaj', hr: 'Sadržaj', srLatn: 'Sadržaj' },
  sendNewsletters: { en: 'Newsletter', bs: 'Bilten', hr: 'Bilten', srLatn: 'Bilten' },
  handleJobApplications: {
    en: 'Job applications',
    bs: 'Prijave za posao',
    hr: 'Prijave za posao',
    srLatn: 'Prijave za posao',
  },
  editSettings: { en: 'Settings', bs: 'Postavke', hr: 'Postavke', srLatn: 'Podešavanja' },
  importRecords: { en: 'Data import', bs: 'Uvoz podataka', hr: 'Uvoz podataka', srLatn: 'Uvoz podataka' },
  operateShop: { en: 'Mail and jobs', bs: 'Mailovi i poslovi', hr: 'E-pošta i poslovi', srLatn: 'Mejlovi i poslovi' },
  viewAuditLog: { en: 'Audit log', bs: 'Dnevnik izmjena', hr: 'Dnevnik izmjena', srLatn: 'Dnevnik izmjena' },
  manageStaff: { en: 'Staff and roles', bs: 'Osoblje i uloge', hr: 'Osoblje i uloge', srLatn: 'Osoblje i uloge' },
});

export const capabilityArea = texts({
  orders: { en: 'Orders', bs: 'Narudžbe', hr: 'Narudžbe', srLatn: 'Porudžbine' },
  goods: { en: 'Goods', bs: 'Roba', hr: 'Roba', srLatn: 'Roba' },
  customers: { en: 'Customers', bs: 'Kupci', hr: 'Kupci', srLatn: 'Kupci' },
  content: { en: 'Content', bs: 'Sadržaj', hr: 'Sadržaj', srLatn: 'Sadržaj' },
  system: { en: 'System', bs: 'Sistem', hr: 'Sustav', srLatn: 'Sistem' },
});

/** Roles of staff. */
export const staffRoles = texts({
  search: { en: 'Role or right…', bs: 'Uloga ili pravo…', hr: 'Uloga ili pravo…', srLatn: 'Uloga ili pravo…' },
  new: { en: 'New role', bs: 'Nova uloga', hr: 'Nova uloga', srLatn: 'Nova uloga' },
  name: { en: 'Name of the role', bs: 'Naziv uloge', hr: 'Naziv uloge', srLatn: 'Naziv uloge' },
  capabilities: { en: 'What the role may do', bs: 'Šta uloga smije', hr: 'Što uloga smije', srLatn: 'Šta uloga smije' },
  matrix: { en: 'Who may do what', bs: 'Ko šta smije', hr: 'Tko što smije', srLatn: 'Ko šta smije' },
  matrixHint: {
    en: 'The first five roles come with the shop. A sales representative does all of it for the companies that are assigned to them only, and buys in the shop for these.',
    bs: 'Prvih pet uloga dolazi s prodavnicom. Komercijalist sve to smije samo za firme koje su mu dodijeljene i za njih kupuje u prodavnici.',
    hr: 'Prvih pet uloga dolazi s trgovinom. Komercijalist sve to smije samo za tvrtke koje su mu dodijeljene i za njih kupuje u trgovini.',
    srLatn:
      'Prvih pet uloga dolazi s prodavnicom. Komercijalista sve to smije samo za firme koje su mu dodijeljene i za njih kupuje u prodavnici.',
  },
  capability: { en: 'Right', bs: 'Pravo', hr: 'Pravo', srLatn: 'Pravo' },
  people: { en: 'People', bs: 'Osobe', hr: 'Osobe', srLatn: 'Osobe' },
  may: { en: 'may', bs: 'smije', hr: 'smije', srLatn: 'smije' },
  mayNot: { en: 'may not', bs: 'ne smije', hr: 'ne smije', srLatn: 'ne smije' },
  edit: {
    en: 'Edit role: {name}',
    bs: 'Uredi ulogu: {name}',
    hr: 'Uredi ulogu: {name}',
    srLatn: 'Uredi ulogu: {name}',
  },
  changeHint: {
    en: 'People with this role are logged out when it is saved, and log in with the new rights.',
    bs: 'Osobe s ovom ulogom se odjavljuju kad se sačuva i prijavljuju se s novim pravima.',
    hr: 'Osobe s ovom ulogom odjavljuju se kad se spremi i prijavljuju se s novim pravima.',
    srLatn: 'Osobe s ovom ulogom se odjavljuju kad se sačuva i prijavljuju se s novim pravima.',
  },
  remove: { en: 'Delete role', bs: 'Obriši ulogu', hr: 'Izbriši ulogu', srLatn: 'Obriši ulogu' },
  removeSure: {
    en: 'Delete the role {name}? Nobody may have it any more.',
    bs: 'Obrisati ulogu {name}? Niko je više ne smije imati.',
    hr: 'Izbrisati ulogu {name}? Nitko je više ne smije imati.',
    srLatn: 'Obrisati ulogu {name}? Niko je više ne smije imati.',
  },
  choose: { en: 'Choose a role', bs: 'Odaberite ulogu', hr: 'Odaberite ulogu', srLatn: 'Izaberite ulogu' },
  chooseNone: { en: 'Choose a role.', bs: 'Odaberite ulogu.', hr: 'Odaberite ulogu.', srLatn: 'Izaberite ulogu.' },
});
