import { texts } from '../../texts.ts';

/** Complaints and service requests. */
export const complaints = texts({
  not_found: {
    en: 'The complaint was not found.',
    bs: 'Reklamacija nije pronađena.',
    hr: 'Reklamacija nije pronađena.',
    srLatn: 'Reklamacija nije pronađena.',
  },
  wrong_state: {
    en: 'This change is not possible: the complaint has been completed.',
    bs: 'Ova promjena nije moguća: reklamacija je završena.',
    hr: 'Ova promjena nije moguća: reklamacija je završena.',
    srLatn: 'Ova promjena nije moguća: reklamacija je završena.',
  },
  too_late: {
    en: 'The period for returns has passed: {days} days from receipt.',
    bs: 'Rok za povrat je istekao: {days} dana od prijema.',
    hr: 'Rok za povrat je istekao: {days} dana od primitka.',
    srLatn: 'Rok za povraćaj je istekao: {days} dana od prijema.',
  },
});
