import { texts } from '../../texts.ts';

/** What is wrong with a line of companies, their users or towns. */
export const customerSheetError = texts({
  no_town_key: {
    en: 'The line has no postal code or no name in Bosnian.',
    bs: 'Red nema poštanski broj ili bosanski naziv.',
    hr: 'Redak nema poštanski broj ili bosanski naziv.',
    srLatn: 'Red nema poštanski broj ili bosanski naziv.',
  },
  no_jib: {
    en: 'The line has no JIB. Enter it or delete the line.',
    bs: 'Red nema JIB. Upišite ga ili obrišite red.',
    hr: 'Redak nema JIB. Upišite ga ili izbrišite redak.',
    srLatn: 'Red nema JIB. Unesite ga ili obrišite red.',
  },
  not_percent: {
    en: '“{value}” is not a percentage from 0 to 100. Write it as 12,5.',
    bs: '„{value}“ nije postotak od 0 do 100. Napišite ga kao 12,5.',
    hr: '„{value}“ nije postotak od 0 do 100. Napišite ga kao 12,5.',
    srLatn: '„{value}“ nije procenat od 0 do 100. Napišite ga kao 12,5.',
  },
  percent_fraction: {
    en: 'The sheet has {value} %. For twelve percent write 12, not 0,12.',
    bs: 'U tabeli stoji {value} %. Za dvanaest posto napišite 12, a ne 0,12.',
    hr: 'U tablici stoji {value} %. Za dvanaest posto napišite 12, a ne 0,12.',
    srLatn: 'U tabeli stoji {value} %. Za dvanaest odsto napišite 12, a ne 0,12.',
  },
  no_email: {
    en: 'The line has no e-mail. Enter it or delete the line.',
    bs: 'Red nema e-mail. Upišite ga ili obrišite red.',
    hr: 'Redak nema e-mail. Upišite ga ili izbrišite redak.',
    srLatn: 'Red nema imejl. Unesite ga ili obrišite red.',
  },
  twice_record: {
    en: 'Line {line} has the same record. Keep one of them.',
    bs: 'Isti zapis ima red {line}. Ostavite jedan od njih.',
    hr: 'Isti zapis ima redak {line}. Ostavite jedan od njih.',
    srLatn: 'Isti zapis ima red {line}. Ostavite jedan od njih.',
  },
  unknown_vendor: {
    en: 'There is no vendor “{value}”.',
    bs: 'Nema dobavljača „{value}“.',
    hr: 'Nema dobavljača „{value}“.',
    srLatn: 'Nema dobavljača „{value}“.',
  },
  needed_vendor: {
    en: 'Without a vendor, code, pack and level say nothing. Write the vendor, or a dash into the other fields.',
    bs: 'Bez dobavljača šifra, pakovanje i nivo ne znače ništa. Upišite dobavljača ili crticu u ostala polja.',
    hr: 'Bez dobavljača šifra, pakiranje i razina ne znače ništa. Upišite dobavljača ili crticu u ostala polja.',
    srLatn: 'Bez dobavljača šifra, pakovanje i nivo ne znače ništa. Upišite dobavljača ili crticu u ostala polja.',
  },
  unknown_representative: {
    en: 'There is no sales representative “{value}”.',
    bs: 'Nema komercijaliste „{value}“.',
    hr: 'Nema komercijalista „{value}“.',
    srLatn: 'Nema komercijaliste „{value}“.',
  },
  unknown_country: {
    en: 'There is no country “{value}”.',
    bs: 'Država „{value}“ ne postoji.',
    hr: 'Država „{value}“ ne postoji.',
    srLatn: 'Država „{value}“ ne postoji.',
  },
  unknown_town: {
    en: 'There is no town “{value}”, or several. Write postal code and name.',
    bs: 'Mjesto „{value}“ ne postoji ili ih je više. Napišite poštanski broj i naziv.',
    hr: 'Mjesto „{value}“ ne postoji ili ih je više. Napišite poštanski broj i naziv.',
    srLatn: 'Mjesto „{value}“ ne postoji ili ih je više. Napišite poštanski broj i naziv.',
  },
  unknown_area: {
    en: 'There is no area of interest “{value}”.',
    bs: 'Oblast interesa „{value}“ ne postoji.',
    hr: 'Područje interesa „{value}“ ne postoji.',
    srLatn: 'Oblast interesovanja „{value}“ ne postoji.',
  },
  other_account: {
    en: 'Somebody of staff or a private customer has this address.',
    bs: 'Ovu adresu ima neko od osoblja ili privatni kupac.',
    hr: 'Ovu adresu ima netko od osoblja ili privatni kupac.',
    srLatn: 'Ovu adresu ima neko od osoblja ili privatni kupac.',
  },
});
