import { type Page, say } from './page.ts';

/** How to reach the supplier, and when. */
export const contact: Page = {
  lead: say(
    'Your sales representative answers first; you find the name and the phone number on the home page. For everything else we are here.',
    'Prvi odgovara vaš komercijalist; ime i telefon su na početnoj stranici. Za sve ostalo smo ovdje.',
    'Prvi odgovara vaš komercijalist; ime i telefon su na početnoj stranici. Za sve ostalo smo ovdje.',
    'Prvi odgovara vaš komercijalista; ime i telefon su na početnoj stranici. Za sve ostalo smo ovdje.',
  ),
  sections: [
    {
      title: say('Phone and email', 'Telefon i e-mail', 'Telefon i e-pošta', 'Telefon i imejl'),
      list: [
        say(
          'Free info phone: {infoPhone}',
          'Besplatan info telefon: {infoPhone}',
          'Besplatni info telefon: {infoPhone}',
          'Besplatan info telefon: {infoPhone}',
        ),
        say('Phone: {phone}', 'Telefon: {phone}', 'Telefon: {phone}', 'Telefon: {phone}'),
        say('Email: {email}', 'E-mail: {email}', 'E-pošta: {email}', 'Imejl: {email}'),
        say('Web: {webAddress}', 'Web: {webAddress}', 'Web: {webAddress}', 'Veb: {webAddress}'),
      ],
    },
    {
      title: say('Company data', 'Podaci o firmi', 'Podaci o tvrtki', 'Podaci o firmi'),
      list: [
        say('{legalName}', '{legalName}', '{legalName}', '{legalName}'),
        say('{address}', '{address}', '{address}', '{address}'),
        say('JIB: {jib}', 'JIB: {jib}', 'JIB: {jib}', 'JIB: {jib}'),
        say('VAT number: {pdvNumber}', 'PDV broj: {pdvNumber}', 'PDV broj: {pdvNumber}', 'PDV broj: {pdvNumber}'),
        say('{courtRegistration}', '{courtRegistration}', '{courtRegistration}', '{courtRegistration}'),
      ],
    },
  ],
};
